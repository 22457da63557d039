import type { Selectable } from 'kysely';
import { type Coin, coins } from '#contract/coin.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import type { Config } from '#server/platform/ports.ts';
import { settingsTarget } from '#server/settings/settings.ts';
import { agreedRate, diverge, isStep, isUsable, type RateRow, rateText } from './rates.ts';

type Level = Selectable<Tables['rate_levels']>;

const secondReadingMs = 30_000;

export const stepGone = 'This price was accepted or has changed. Load the overview again.';

/** A step of over 10 % waits until a later reading of every source, at least 30 s later, agrees. */
export async function recordLevels(
  trx: Trx,
  config: Config,
  { rates, at }: { rates: RateRow[]; at: Date },
): Promise<void> {
  if (config.demo) return;
  for (const asset of coins) {
    const rows = rates.filter((row) => row.asset === asset);
    const rate = agreedRate(rows, config, at);
    if (!isUsable(rate)) continue;
    const level = await lockLevel(trx, asset);
    const times = rows.map((row) => row.at.getTime());
    const reading = { usd: rate.usd, from: Math.min(...times), to: Math.max(...times) };
    if (!level || !isStep(level.usd, rate.usd) || isSecond(level, reading, config)) {
      await setLevel(trx, { asset, usd: rate.usd, at });
    } else if (!isSameStep(level, reading, config)) {
      const step = { step_usd: rate.usd, step_at: new Date(reading.to) };
      await trx.updateTable('rate_levels').set(step).where('asset', '=', asset).execute();
    }
  }
}

interface ReadingSpan {
  usd: string;
  /** Times of its oldest and newest price, in milliseconds. */
  from: number;
  to: number;
}

/** The step's time must not be ahead of the reading. */
const isSameStep = ({ step_usd, step_at }: Level, { usd, to }: ReadingSpan, config: Config) =>
  step_usd !== null &&
  step_at !== null &&
  step_at.getTime() <= to &&
  !diverge(step_usd, usd, config.priceMaxDivergence);

const isSecond = (level: Level, reading: ReadingSpan, config: Config) =>
  isSameStep(level, reading, config) &&
  reading.from - (level.step_at?.getTime() ?? Number.POSITIVE_INFINITY) >= secondReadingMs;

const lockLevel = (trx: Trx, asset: Coin): Promise<Level | undefined> =>
  trx
    .selectFrom('rate_levels')
    .selectAll()
    .where('asset', '=', asset)
    .forUpdate()
    .executeTakeFirst();

async function setLevel(trx: Trx, level: { asset: Coin; usd: string; at: Date }): Promise<void> {
  const accepted = { ...level, step_usd: null, step_at: null };
  await trx
    .insertInto('rate_levels')
    .values(accepted)
    .onConflict((conflict) => conflict.column('asset').doUpdateSet(accepted))
    .execute();
}

/** Errors: 409 when no step waits, or one to another price. */
export async function acceptStep(
  trx: Trx,
  { coin, usd, actor, at }: { coin: Coin; usd: string; actor: SignedIn; at: Date },
): Promise<void> {
  const level = await lockLevel(trx, coin);
  if (!level?.step_usd || rateText(level.step_usd) !== usd) {
    throw new ApiError('conflict', stepGone);
  }
  await setLevel(trx, { asset: coin, usd: level.step_usd, at });
  await appendAudit(trx, {
    at,
    actorId: actor.userId,
    action: 'rate.accept',
    target: settingsTarget,
    details: { coin, before: rateText(level.usd), after: usd },
  });
}
