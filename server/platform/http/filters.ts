import { type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely';
import { roundDollars } from '#contract/money.ts';
import { dayMs } from '#contract/time.ts';

/** Limits a list to a time: days are whole days of UTC, both included; instants are exact. */
export function within<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  column: string & ReferenceExpression<DB, TB>,
  from: string | undefined,
  to: string | undefined,
): SelectQueryBuilder<DB, TB, O> {
  const at = sql.ref(column);
  let limited = rows;
  if (from) limited = limited.where(sql<boolean>`${at} >= ${new Date(from)}`);
  if (to && isDay(to)) {
    limited = limited.where(sql<boolean>`${at} < ${new Date(Date.parse(to) + dayMs)}`);
  } else if (to) limited = limited.where(sql<boolean>`${at} <= ${new Date(to)}`);
  return limited;
}

const isDay = (moment: string) => moment.length === 'YYYY-MM-DD'.length;

/**
 * Limits a list to one of a few known values. It stands as a literal, because the plan of a prepared
 * statement is made without its values, and could then use no index that holds such rows alone.
 */
export function only<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  column: string & ReferenceExpression<DB, TB>,
  value: string | boolean | undefined,
): SelectQueryBuilder<DB, TB, O> {
  if (value === undefined) return rows;
  return rows.where(sql<boolean>`${sql.ref(column)} = ${sql.lit(value)}`);
}

/** Limits a list to the rows of these ids; to none when none is named, which SQL has no words for. */
export function withIds<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  column: string & ReferenceExpression<DB, TB>,
  id: string | string[] | undefined,
): SelectQueryBuilder<DB, TB, O> {
  if (!id) return rows;
  const ids = [id].flat();
  if (ids.length === 0) return rows.where(sql<boolean>`false`);
  return rows.where(sql<boolean>`${sql.ref(column)} IN (${sql.join(ids)})`);
}

/**
 * Limits a list to amounts from and to so many dollars, both included. No index helps to find what is
 * `passed`: it is looked at while the list is walked in its order (walk.ts).
 */
export function between<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  column: string & ReferenceExpression<DB, TB>,
  [from, to]: readonly [number | undefined, number | undefined],
  passed = false,
): SelectQueryBuilder<DB, TB, O> {
  if (from === undefined && to === undefined) return rows;
  const own = sql.ref(column);
  if (from === to) return rows.where(sql<boolean>`${own} = ${roundDollars(from ?? 0)}`);
  const cents = passed ? sql`${own} + 0` : own;
  let limited = rows;
  if (from !== undefined) limited = limited.where(sql<boolean>`${cents} >= ${roundDollars(from)}`);
  if (to !== undefined) limited = limited.where(sql<boolean>`${cents} <= ${roundDollars(to)}`);
  return limited;
}
