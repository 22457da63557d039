import { coins } from '#contract/coin.ts';
import { formatUnits, rateDecimals, rateUnits } from '#contract/coinAmount.ts';
import { parseExact, plainDecimal } from './decimal.ts';

export const assets = [...coins, 'EUR'] as const;
export type Asset = (typeof assets)[number];

/** The two price services; each may answer in either format. */
export type Source = 'index' | 'service';

/** Dollars per asset with 8 decimals, and the reason of each rejected price. */
export interface Reading {
  usd: Partial<Record<Asset, string>>;
  at: Partial<Record<Asset, Date>>;
  refused: string[];
}

/** Both formats; every entry of the index is the price of one bitcoin in that currency. */
const paths = {
  bitcoin: ['bpi.USD.rate', 'bitcoin.usd'],
  bitcoinInEuros: ['bpi.EUR.rate', 'bitcoin.eur'],
  bitcoinInEther: ['bpi.ETH.rate'],
  ether: ['ethereum.usd'],
} as const;

// A misplaced decimal point must not become a quote. The upper limits also keep the coin amount of
// the smallest deposit above zero.
const plausibleDollars: Record<Asset, readonly [from: string, to: string]> = {
  BTC: ['100', '100000000'],
  ETH: ['1', '1000000'],
  EUR: ['0.1', '10'],
};

interface Price {
  path: string;
  units: bigint;
  at: Date | undefined;
}

/**
 * Leaves out zero, negative, non-finite and implausible prices and names them in `refused`; a
 * missing Ethereum or euro price is not an error.
 */
export function readReply(raw: string): Reading {
  const reading: Reading = { usd: {}, at: {}, refused: [] };
  let reply: unknown;
  try {
    reply = parseExact(raw);
  } catch {
    return { ...reading, refused: ['The reply is not JSON.'] };
  }
  const read = (names: readonly string[], plausible?: Asset) =>
    readPrice(reply, { names, plausible, reading });
  const bitcoin = read(paths.bitcoin, 'BTC');
  const ether = read(paths.ether, 'ETH');
  if (bitcoin) setPrice(reading, 'BTC', bitcoin);
  if (ether) setPrice(reading, 'ETH', ether);
  if (!bitcoin && !ether && reading.refused.length === 0) {
    reading.refused.push(`${paths.bitcoin.join(' or ')} is missing.`);
  }
  const inEuros = read(paths.bitcoinInEuros, 'BTC');
  const inEther = ether ? undefined : read(paths.bitcoinInEther);
  if (bitcoin && inEuros) setRatio(reading, 'EUR', { bitcoin, inOther: inEuros });
  if (bitcoin && inEther) setRatio(reading, 'ETH', { bitcoin, inOther: inEther });
  return reading;
}

function setPrice(reading: Reading, asset: Asset, { units, at }: Price): void {
  reading.usd[asset] = formatUnits(units, { decimals: rateDecimals });
  if (at) reading.at[asset] = at;
}

function setRatio(
  reading: Reading,
  asset: Asset,
  { bitcoin, inOther }: { bitcoin: Price; inOther: Price },
): void {
  const units = divided(bitcoin.units, inOther.units);
  if (isPlausible(asset, units)) setPrice(reading, asset, { ...bitcoin, units });
  else reading.refused.push(`${inOther.path} is out of proportion to ${bitcoin.path}.`);
}

function readPrice(
  reply: unknown,
  options: { names: readonly string[]; plausible: Asset | undefined; reading: Reading },
): Price | undefined {
  const { names, plausible, reading } = options;
  const path = names.find((name) => valueAt(reply, name) !== undefined);
  if (path === undefined) return undefined;
  const decimal = plainDecimal(valueAt(reply, path));
  const units = decimal === undefined ? undefined : rateUnits(decimal);
  const time = timeOf(reply, path);
  if (units === undefined) reading.refused.push(`${path} is not a positive number.`);
  else if (units === 0n) reading.refused.push(`${path} is zero.`);
  else if (plausible && !isPlausible(plausible, units)) {
    reading.refused.push(`${path} is not a plausible price.`);
  } else if (time === 'unreadable') reading.refused.push(`The time of ${path} cannot be read.`);
  else return { path, units, at: time };
  return undefined;
}

/** The index has one ISO time for all its prices, the service unix seconds beside each. */
function timeOf(reply: unknown, path: string): Date | undefined | 'unreadable' {
  const [group] = path.split('.');
  const written = valueAt(reply, group === 'bpi' ? 'time.updatedISO' : `${group}.last_updated_at`);
  if (written === undefined) return undefined;
  const isTime = group === 'bpi' ? /^\d{4}-\d\d-\d\dT/ : /^\d{1,11}$/;
  if (typeof written !== 'string' || !isTime.test(written)) return 'unreadable';
  const at = new Date(group === 'bpi' ? written : Number(written) * 1000);
  return Number.isNaN(at.getTime()) ? 'unreadable' : at;
}

function valueAt(reply: unknown, path: string): unknown {
  let value = reply;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

function isPlausible(asset: Asset, units: bigint): boolean {
  const [from, to] = plausibleDollars[asset];
  return units >= rateUnits(from) && units <= rateUnits(to);
}

/** Rounded half up to 8 decimals. */
function divided(a: bigint, b: bigint): bigint {
  return (2n * a * 10n ** BigInt(rateDecimals) + b) / (2n * b);
}
