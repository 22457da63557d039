import type { QueryOf } from '#contract/call.ts';
import type { deposits } from '#contract/deposits.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { between, only, withIds, within } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { matchReference } from '#server/platform/http/matchReference.ts';
import type { DepositRows } from './wire.ts';

export const depositOrder: Order<'depositDate' | 'amount'> = {
  sorts: {
    depositDate: { column: 'deposits.deposit_date', type: 'timestamptz' },
    amount: { column: 'deposits.amount_cents', type: 'bigint' },
  },
  defaultSort: ['depositDate', 'DESC'],
  id: { column: 'deposits.id', type: 'uuid' },
};

export function filterDeposits(
  db: Db,
  filter: QueryOf<typeof deposits.list>['filter'],
  isScan = false,
): DepositRows {
  const { id, q, status, coin, userId, from, to, amountFrom, amountTo, hasProof, duplicate } =
    filter ?? {};
  let rows: DepositRows = db.selectFrom('deposits');
  rows = withIds(rows, 'deposits.id', id);
  if (q) rows = matchReference(rows, 'deposits', q);
  rows = only(rows, 'deposits.status', status);
  rows = only(rows, 'deposits.coin', coin);
  rows = only(rows, 'deposits.duplicate', duplicate);
  if (userId) rows = rows.where('deposits.user_id', '=', userId);
  if (hasProof !== undefined) {
    rows = rows.where('deposits.receipt_id', hasProof ? 'is not' : 'is', null);
  }
  rows = within(rows, 'deposits.deposit_date', { from, to });
  const range = { from: amountFrom, to: amountTo, isScan };
  return between(rows, 'deposits.amount_cents', range);
}
