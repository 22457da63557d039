import type { QueryOf } from '#contract/call.ts';
import type { withdrawals } from '#contract/withdrawals.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { between, only, withIds, within } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { matchSearch, type Search } from '#server/reviews/search.ts';
import type { WithdrawalRows } from './rows.ts';

export const withdrawalOrder: Order<'createdAt' | 'amount'> = {
  sorts: {
    createdAt: { column: 'withdrawals.created_at', type: 'timestamptz' },
    amount: { column: 'withdrawals.amount_cents', type: 'bigint' },
  },
  defaultSort: ['createdAt', 'DESC'],
  id: { column: 'withdrawals.id', type: 'uuid' },
};

interface Chosen {
  filter: QueryOf<typeof withdrawals.list>['filter'];
  search?: Search | undefined;
  isScan?: boolean;
}

export function filterWithdrawals(
  db: Db,
  { filter = {}, search, isScan = false }: Chosen,
): WithdrawalRows {
  const { id, status, coin, userId, from, to, amountFrom, amountTo, awaits } = filter;
  let rows: WithdrawalRows = db.selectFrom('withdrawals');
  rows = withIds(rows, 'withdrawals.id', id);
  if (search) rows = matchSearch(rows, 'withdrawals', search);
  rows = only(rows, 'withdrawals.status', status);
  rows = only(rows, 'withdrawals.coin', coin);
  if (userId) rows = rows.where('withdrawals.user_id', '=', userId);
  rows = only(rows, 'withdrawals.awaits', awaits);
  rows = within(rows, 'withdrawals.created_at', { from, to });
  const range = { from: amountFrom, to: amountTo, isScan };
  return between(rows, 'withdrawals.amount_cents', range);
}
