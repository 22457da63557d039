import { type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely';
import { plannedEachTime } from '#server/db/planning.ts';
import { centsFrom } from '#server/ledger/money.ts';

const dayMs = 24 * 60 * 60_000;

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

/** Limits a list to amounts from and to so many dollars, both included. */
export function between<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  column: string & ReferenceExpression<DB, TB>,
  from: number | undefined,
  to: number | undefined,
): SelectQueryBuilder<DB, TB, O> {
  const cents = sql.ref(column);
  if (from === undefined && to === undefined) return rows;
  if (from === to) return rows.where(sql<boolean>`${cents} = ${centsOf(from ?? 0)}`);
  // How many rows lie between two amounts decides which index serves best.
  let limited = rows.modifyEnd(sql.raw(plannedEachTime));
  if (from !== undefined) limited = limited.where(sql<boolean>`${cents} >= ${centsOf(from)}`);
  if (to !== undefined) limited = limited.where(sql<boolean>`${cents} <= ${centsOf(to)}`);
  return limited;
}

const centsOf = (dollars: number) => centsFrom(dollars.toFixed(2));
