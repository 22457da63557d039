import { sql } from 'kysely';
import { clockAheadMaxMs } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import { type RateLimit, type RateLimitName, rateLimits } from '#contract/rateLimits.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { CountedNetwork } from './address.ts';

/** Who draws on an allowance: the account named in the body, the client's networks, a device, the user. */
export type RateLimitSubject = {
  [per in Exclude<RateLimit['per'], 'address'>]?: string | undefined;
} & { networks?: readonly CountedNetwork[] };

/**
 * Counts one request against each named allowance, shared by all processes through the database.
 * Errors: 429 with Retry-After when one is used up.
 */
export async function consumeRateLimits(
  db: Db,
  names: readonly RateLimitName[],
  drawer: RateLimitSubject,
  at: Date,
  factor: number,
): Promise<void> {
  for (const name of names) {
    const { count, windowMs, per } = rateLimits[name];
    for (const { name: who, times } of countedAs(drawer, per)) {
      const most = count * times * factor;
      await consume(db, `${name}:${who}`, 1, most, windowMs, at, messages.tooMany);
    }
  }
}

function countedAs(drawer: RateLimitSubject, per: RateLimit['per']): readonly CountedNetwork[] {
  if (per === 'address') return drawer.networks ?? [];
  const name = drawer[per];
  return name === undefined ? [] : [{ name, times: 1 }];
}

/** Lets an allowance begin from zero for one account, device or user. */
export async function clearAllowance(db: Db, name: RateLimitName, who: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', `${name}:${who}`).execute();
}

/**
 * Draws `amount` on one key of `most` per window, by a single upsert. A window that begins in the
 * future was opened by a clock that was ahead, and counts as over. Errors: 429.
 */
export async function consume(
  db: Db,
  key: string,
  amount: number,
  most: number,
  windowMs: number,
  at: Date,
  sentence: string,
): Promise<void> {
  const windowOver = new Date(at.getTime() - windowMs);
  // Not `at` itself: a request that came earlier and was read later must not reset the count.
  const windowAhead = new Date(at.getTime() + clockAheadMaxMs);
  const isOver = sql<boolean>`(rate_limits.window_start <= ${windowOver}
    OR rate_limits.window_start > ${windowAhead})`;
  const { used, window_start } = await db
    .insertInto('rate_limits')
    .values({ key, window_start: at, used: amount })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`CASE WHEN ${isOver}
          THEN ${amount}::integer ELSE rate_limits.used + ${amount}::integer END`,
        window_start: sql<Date>`CASE WHEN ${isOver}
          THEN ${at}::timestamptz ELSE rate_limits.window_start END`,
      }),
    )
    .returning(['used', 'window_start'])
    .executeTakeFirstOrThrow();
  if (used > most) {
    const waitMs = Math.min(windowMs, window_start.getTime() + windowMs - at.getTime());
    throw new ApiError('too-many-requests', sentence, { retryAfterS: Math.ceil(waitMs / 1000) });
  }
}
