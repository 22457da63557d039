import type { Selectable } from 'kysely';
import { rateUnits } from '#contract/coinAmount.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Config, Ports } from '#server/platform/ports.ts';
import type { Asset, Source } from './reply.ts';

export interface Rate {
  usd: string;
  sources: string[];
  at: Date;
  /** Older than PRICE_MAX_AGE_S: shown with its time, never quoted. */
  stale: boolean;
  example: boolean;
}

/** Null for an asset without a trusted price. */
export type Rates = Record<Asset, Rate | null>;

/** Recorded closes contain these names. */
export const sourceNames: Record<Source, string> = {
  index: 'price index',
  service: 'price service',
};

export const exampleUsd = { BTC: '65000.00', ETH: '44998.00', EUR: '1.08' } as const;

/**
 * Without a network call. Null where recent sources disagree, production has fewer than it needs,
 * or a price step waits; old prices are stale.
 */
export async function currentRates(ports: Ports, at: Date): Promise<Rates> {
  const { db, config } = ports;
  const rows = await db
    .selectFrom('rates')
    .leftJoin('rate_levels', 'rate_levels.asset', 'rates.asset')
    .selectAll('rates')
    .select('rate_levels.usd as level_usd')
    .orderBy('source')
    .execute();
  const rateOf = (asset: Asset): Rate | null => {
    const ofAsset = rows.filter((row) => row.asset === asset);
    const rate = agreedRate(ofAsset, config, at);
    if (config.demo) return isUsable(rate) ? rate : exampleRate(asset, at);
    const level = ofAsset[0]?.level_usd;
    return isUsable(rate) && level && isStep(level, rate.usd) ? null : rate;
  };
  return { BTC: rateOf('BTC'), ETH: rateOf('ETH'), EUR: rateOf('EUR') };
}

export const isUsable = (rate: Rate | null): rate is Rate => rate !== null && !rate.stale;

export type RateRow = Selectable<Tables['rates']>;

// The euro is shown and never quoted.
const sourcesNeeded = (asset: Asset | undefined, { demo, priceSingleSource }: Config): number =>
  demo || priceSingleSource || asset === 'EUR' ? 1 : 2;

/** `rows` of one asset, the index before the service: the first recent price counts. */
export function agreedRate(rows: RateRow[], config: Config, at: Date): Rate | null {
  const ageMs = (row: RateRow) => Math.abs(at.getTime() - row.at.getTime());
  const fresh = rows.filter((row) => ageMs(row) <= config.priceMaxAgeMs);
  const [first, second] = fresh;
  if (first && fresh.length < sourcesNeeded(first.asset, config)) return null;
  if (first && second && diverge(first.usd, second.usd, config.priceMaxDivergence)) return null;
  const newest = rows.toSorted((a, b) => ageMs(a) - ageMs(b))[0];
  const chosen = first ?? newest;
  if (!chosen) return null;
  return {
    usd: chosen.usd,
    sources: (first ? fresh : [chosen]).map(({ source }) => sourceNames[source]),
    at: chosen.at,
    stale: first === undefined,
    example: false,
  };
}

const stepMax = 0.1;

/** Too much to trust a single reading. */
export const isStep = (before: string, after: string): boolean => diverge(before, after, stepMax);

export function diverge(a: string, b: string, fractionMax: number): boolean {
  const [low = 0n, high = 0n] = [rateUnits(a), rateUnits(b)].sort((x, y) => (x < y ? -1 : 1));
  const millionths = BigInt(Math.round(fractionMax * 1_000_000));
  return (high - low) * 1_000_000n > low * millionths;
}

function exampleRate(asset: Asset, at: Date): Rate {
  return { usd: exampleUsd[asset], sources: ['example rate'], at, stale: false, example: true };
}

/** Exact, with at least two decimals ('65000.00'). */
export const rateText = (usd: string): string =>
  withoutZeros(usd.includes('.') ? usd : `${usd}.00`);

function withoutZeros(decimal: string): string {
  const shortest = decimal.indexOf('.') + 3;
  let length = decimal.length;
  while (length > shortest && decimal[length - 1] === '0') length -= 1;
  return decimal.slice(0, length);
}
