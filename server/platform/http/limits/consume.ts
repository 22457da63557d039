import { sql } from 'kysely';
import { clockAheadMaxMs } from '#contract/lifetimes.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

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
