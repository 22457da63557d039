import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '#contract/call.ts';
import type { deposits } from '#contract/deposits.ts';
import { isDue } from '#server/deposits/queue/isDue.ts';
import { isFlagged } from '#server/deposits/queue/isFlagged.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { between, isDay, only, withIds, within } from '#server/platform/http/filters.ts';
import { matchSearch, type Search } from '#server/reviews/search.ts';
import type { DepositRows } from './rows.ts';

type Filter = NonNullable<QueryOf<typeof deposits.list>['filter']>;

interface Chosen {
  filter: Filter | undefined;
  search?: Search | undefined;
  at: Date;
  isScan?: boolean;
  /** The rows are read in the order of `deciderOrder`. */
  isOfDecider?: boolean;
}

type ListOrder = { filter?: Filter | undefined; sort?: readonly [string, unknown] | undefined };

/** Whether the list is all decisions of one person by date. */
export const isOfDecider = ({ filter, sort }: ListOrder): boolean =>
  filter?.decidedBy !== undefined &&
  !(filter.decidedFrom ?? filter.decidedTo) &&
  sort?.[0] !== 'amount';

export function filterDeposits(
  db: Db,
  { filter = {}, search, at, isScan = false, isOfDecider = false }: Chosen,
): DepositRows {
  const { id, status, coin, userId, from, to, amountFrom, amountTo, hasProof } = filter;
  let rows: DepositRows = db.selectFrom('deposits');
  rows = withIds(rows, 'deposits.id', id);
  if (search) rows = matchSearch(rows, 'deposits', search);
  // Only pending deposits are assigned: the index of an assignee has no status.
  const isAssigned = status === 'pending' && filter.assignedTo !== undefined;
  if (!isAssigned) rows = only(rows, 'deposits.status', status);
  rows = only(rows, 'deposits.coin', coin);
  rows = only(rows, 'deposits.duplicate', filter.duplicate);
  if (userId) rows = rows.where('deposits.user_id', '=', userId);
  if (hasProof !== undefined) {
    rows = rows.where('deposits.receipt_id', hasProof ? 'is not' : 'is', null);
  }
  rows = filterQueue(rows, filter, at);
  if (filter.decidedBy) rows = rows.where(isDecidedBy(filter.decidedBy, isOfDecider));
  rows = within(rows, 'deposits.deposit_date', { from, to });
  const range = { from: amountFrom, to: amountTo, isScan };
  return between(rows, 'deposits.amount_cents', range);
}

/** Whether a list has decisions of several days, so that its values decide which index is best. */
export const hasDecisionDays = ({ decidedFrom, decidedTo }: Filter = {}): boolean =>
  (decidedFrom !== undefined || decidedTo !== undefined) && !isOneDay({ decidedFrom, decidedTo });

const isOneDay = ({
  decidedFrom: from,
  decidedTo: to,
}: Pick<Filter, 'decidedFrom' | 'decidedTo'>) => from !== undefined && from === to && isDay(from);

// PostgreSQL leaves a column that equals one value out of an order, but not one that is in a list.
const isDecidedBy = (userId: string, isOrdered: boolean): RawBuilder<boolean> =>
  isOrdered
    ? sql<boolean>`deposits.decided_by = ANY(ARRAY[${userId}]::uuid[])`
    : sql<boolean>`deposits.decided_by = ${userId}`;

function filterQueue(
  rows: DepositRows,
  { flagged, due, awaits, assignedTo, decidedFrom, decidedTo }: Filter,
  at: Date,
): DepositRows {
  let work = rows;
  if (flagged !== undefined) work = work.where(isFlagged(flagged));
  if (due) work = work.where(isDue(due, at));
  if (awaits) work = work.where('deposits.awaits', '=', awaits);
  if (assignedTo) work = work.where('deposits.assigned_to', '=', assignedTo);
  if (isOneDay({ decidedFrom, decidedTo })) return work.where(isDecidedOn(decidedFrom ?? ''));
  return within(work, 'deposits.decided_at', { from: decidedFrom, to: decidedTo });
}

/** In the words of the index `deposits_of_decision_day`. */
const isDecidedOn = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(deposits.decided_at AT TIME ZONE 'UTC')::date = ${day}::date`;
