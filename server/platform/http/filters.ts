import { type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely';
import { roundDollars } from '#contract/money.ts';
import { dayMs } from '#contract/time.ts';

/** Days are whole UTC days, both included; instants are exact. */
export function within<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  column: string & ReferenceExpression<DB, TB>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SelectQueryBuilder<DB, TB, O> {
  const at = sql.ref(column);
  let limited = rows;
  if (from) limited = limited.where(sql<boolean>`${at} >= ${new Date(from)}`);
  if (to && isDay(to)) {
    limited = limited.where(sql<boolean>`${at} < ${new Date(Date.parse(to) + dayMs)}`);
  } else if (to) limited = limited.where(sql<boolean>`${at} <= ${new Date(to)}`);
  return limited;
}

/** Whether a bound of a filter is a day, not an instant. */
export const isDay = (text: string): boolean => text.length === 'YYYY-MM-DD'.length;

/** A literal: without its value a prepared statement could not use a partial index. */
export function only<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  column: string & ReferenceExpression<DB, TB>,
  value: string | boolean | undefined,
): SelectQueryBuilder<DB, TB, O> {
  if (value === undefined) return rows;
  return rows.where(sql<boolean>`${sql.ref(column)} = ${sql.lit(value)}`);
}

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

interface AmountRange {
  from: number | undefined;
  to: number | undefined;
  isScan?: boolean;
}

/** In dollars, both included. With `isScan` no index on the amount applies (scanChoice.ts). */
export function between<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  column: string & ReferenceExpression<DB, TB>,
  { from, to, isScan = false }: AmountRange,
): SelectQueryBuilder<DB, TB, O> {
  if (from === undefined && to === undefined) return rows;
  const amount = sql.ref(column);
  if (from === to) return rows.where(sql<boolean>`${amount} = ${roundDollars(from ?? 0)}`);
  const cents = isScan ? sql`${amount} + 0` : amount;
  let limited = rows;
  if (from !== undefined) limited = limited.where(sql<boolean>`${cents} >= ${roundDollars(from)}`);
  if (to !== undefined) limited = limited.where(sql<boolean>`${cents} <= ${roundDollars(to)}`);
  return limited;
}
