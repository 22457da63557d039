import { sql } from 'kysely';
import { dayMs, isoDay } from '#contract/time.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** The moment from which no day is stored yet. */
export const openSince = sql<Date>`coalesce(
  (SELECT max(day) + 1 FROM daily_figures)::timestamp AT TIME ZONE 'UTC', '-infinity')`;

export const shiftDay = (day: string, days: number): string =>
  isoDay(new Date(Date.parse(day) + days * dayMs));

/** The last day that is stored; undefined before the first. */
export async function lastStored(db: Db): Promise<string | undefined> {
  const { last } = await db
    .selectFrom('daily_figures')
    .select((row) => row.fn.max('day').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}
