import { messages } from '#contract/messages.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { readPage } from '#server/http/page.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { approveWithdrawal, declineWithdrawal, payWithdrawal } from './decide.ts';
import { lockWithdrawal, settle } from './lock.ts';
import { selectWithdrawals, toWithdrawal } from './record.ts';
import { requestWithdrawal } from './request.ts';

const sorts = {
  createdAt: { column: 'withdrawals.created_at', type: 'timestamptz' },
  amount: { column: 'withdrawals.amount_cents', type: 'bigint' },
} as const;

/** The withdraw call of SPEC.md section 7 and those of DESIGN.md's extra table. */
export const withdrawalRoutes: Route[] = [
  requestWithdrawal,
  approveWithdrawal,
  declineWithdrawal,
  payWithdrawal,

  serve(withdrawals.own, async ({ db, user, query, headers }) => {
    let rows = selectWithdrawals(db).where('user_id', '=', user.userId);
    if (query.filter?.status) rows = rows.where('withdrawals.status', '=', query.filter.status);
    const page = await readPage(
      { db, query, headers, sorts, defaultSort: ['createdAt', 'DESC'], idColumn: 'withdrawals.id' },
      rows,
    );
    return { data: page.map(toWithdrawal) };
  }),

  serve(withdrawals.list, async ({ db, query, headers }) => {
    const { id, status, userId } = query.filter ?? {};
    let rows = selectWithdrawals(db);
    if (id) rows = rows.where('withdrawals.id', 'in', [id].flat());
    if (status) rows = rows.where('withdrawals.status', '=', status);
    if (userId) rows = rows.where('user_id', '=', userId);
    const page = await readPage(
      { db, query, headers, sorts, defaultSort: ['createdAt', 'DESC'], idColumn: 'withdrawals.id' },
      rows,
    );
    return {
      data: page.map((row) => ({
        ...toWithdrawal(row),
        user: { _id: row.user_id, fullName: row.full_name },
      })),
    };
  }),

  serve(withdrawals.cancel, async ({ params, user, at, once }) =>
    once(async (trx) => {
      const withdrawal = await lockWithdrawal(trx, params.id, ['requested'], user.userId);
      await trx
        .updateTable('withdrawals')
        .set({ status: 'cancelled', decided_by: user.userId, decided_at: at })
        .where('id', '=', withdrawal.id)
        .execute();
      await settle(trx, withdrawal, 'release', at);
      return { message: messages.withdrawalCancelled };
    }),
  ),
];
