import { sql } from 'kysely';
import { clockAheadMaxMs } from '#contract/lifetimes.ts';
import { type RateLimit, type RateLimitName, rateLimits } from '#contract/rateLimits.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { RateLimitNetwork } from './address.ts';

export type RateLimitSubject = {
  [per in Exclude<RateLimit['per'], 'address'>]?: string | undefined;
} & { networks?: readonly RateLimitNetwork[] };

/** All processes share the counters. Errors: 429 with Retry-After. */
export async function consumeRateLimits(
  db: Db,
  {
    names,
    subject,
    factor,
  }: { names: readonly RateLimitName[]; subject: RateLimitSubject; factor: number },
  at: Date,
): Promise<void> {
  for (const name of names) {
    const { count, windowMs, per } = rateLimits[name];
    for (const { name: who, times } of countersOf(subject, per)) {
      const max = count * times * factor;
      const message = platformMessages.tooMany;
      await consume(db, { key: `${name}:${who}`, cost: 1, max, windowMs, message }, at);
    }
  }
}

function countersOf(subject: RateLimitSubject, per: RateLimit['per']): readonly RateLimitNetwork[] {
  if (per === 'address') return subject.networks ?? [];
  const name = subject[per];
  return name === undefined ? [] : [{ name, times: 1 }];
}

export async function clearRateLimit(db: Db, name: RateLimitName, who: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', `${name}:${who}`).execute();
}

/** Whether the limit of an account refuses its next use. */
export async function isUsedUp(
  db: Db,
  { name, who, factor }: { name: RateLimitName; who: string; factor: number },
  at: Date,
): Promise<boolean> {
  const { count, windowMs } = rateLimits[name];
  const full = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', `${name}:${who}`)
    .where('used', '>=', count * factor)
    .where('window_start', '>', new Date(at.getTime() - windowMs))
    .executeTakeFirst();
  return full !== undefined;
}

interface RateLimitUse {
  key: string;
  cost: number;
  max: number;
  windowMs: number;
  message: string;
}

/**
 * A window that begins in the future comes from a clock that was ahead, and counts as over. Errors:
 * 429 when the counter exceeds `max` per window.
 */
export async function consume(
  db: Db,
  { key, cost, max, windowMs, message }: RateLimitUse,
  at: Date,
): Promise<void> {
  const windowOver = new Date(at.getTime() - windowMs);
  // Not `at` itself: a request that came earlier and was read later must not reset the count.
  const windowAhead = new Date(at.getTime() + clockAheadMaxMs);
  const isOver = sql<boolean>`(rate_limits.window_start <= ${windowOver}
    OR rate_limits.window_start > ${windowAhead})`;
  const { used, window_start } = await db
    .insertInto('rate_limits')
    .values({ key, window_start: at, used: cost })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`CASE WHEN ${isOver}
          THEN ${cost}::integer ELSE rate_limits.used + ${cost}::integer END`,
        window_start: sql<Date>`CASE WHEN ${isOver}
          THEN ${at}::timestamptz ELSE rate_limits.window_start END`,
      }),
    )
    .returning(['used', 'window_start'])
    .executeTakeFirstOrThrow();
  if (used > max) {
    const waitMs = Math.min(windowMs, window_start.getTime() + windowMs - at.getTime());
    throw new ApiError('too-many-requests', message, { retryAfterS: Math.ceil(waitMs / 1000) });
  }
}
