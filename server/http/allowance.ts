import { sql } from 'kysely';
import { type Limit, type LimitName, limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { Db } from '#server/db/tables.ts';
import { Refusal } from './refusal.ts';

/** Who draws on an allowance: the account named in the body, the client address, the user. */
export type Drawer = { [per in Limit['per']]?: string | undefined };

/**
 * Counts one request against each named allowance, shared by all processes through the database.
 * Errors: 429 with Retry-After when one is used up.
 */
export async function draw(
  db: Db,
  names: readonly LimitName[],
  drawer: Drawer,
  at: Date,
  factor: number,
): Promise<void> {
  for (const name of names) {
    const { count, windowMs, per } = limits[name];
    const who = drawer[per];
    if (who === undefined) continue;
    await drawOn(db, `${name}:${who}`, 1, count * factor, windowMs, at, messages.tooMany);
  }
}

/** Draws `amount` on one key of `most` per window, by a single upsert. Errors: 429. */
export async function drawOn(
  db: Db,
  key: string,
  amount: number,
  most: number,
  windowMs: number,
  at: Date,
  sentence: string,
): Promise<void> {
  const windowOver = new Date(at.getTime() - windowMs);
  const { used, window_start } = await db
    .insertInto('allowances')
    .values({ key, window_start: at, used: amount })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`CASE WHEN allowances.window_start <= ${windowOver}
          THEN ${amount}::integer ELSE allowances.used + ${amount}::integer END`,
        window_start: sql<Date>`CASE WHEN allowances.window_start <= ${windowOver}
          THEN ${at}::timestamptz ELSE allowances.window_start END`,
      }),
    )
    .returning(['used', 'window_start'])
    .executeTakeFirstOrThrow();
  if (used > most) {
    const waitMs = window_start.getTime() + windowMs - at.getTime();
    throw new Refusal('too-many-requests', sentence, { retryAfterS: Math.ceil(waitMs / 1000) });
  }
}
