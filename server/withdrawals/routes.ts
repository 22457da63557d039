import { ownListRowsMax } from '#contract/sizes.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { readPage } from '#server/platform/http/page.ts';
import { isRanged } from '#server/platform/http/scanChoice.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lockItem } from '#server/reviews/lockItem.ts';
import { partsOf, readSearch } from '#server/reviews/search.ts';
import { declineWithdrawal } from '#server/withdrawals/decline/declineWithdrawal.ts';
import { startPayment } from '#server/withdrawals/payment/startPayment.ts';
import { stopPayment } from '#server/withdrawals/payment/stopPayment.ts';
import { checkAddress } from './address.ts';
import { approveWithdrawal } from './decide.ts';
import { filterWithdrawals, withdrawalOrder } from './list.ts';
import { withdrawalMessages } from './messages.ts';
import { reportNotMe } from './notMe.ts';
import { readOwn } from './ownDetail.ts';
import { payWithdrawal } from './pay.ts';
import { requestWithdrawal } from './request.ts';
import { asOwn, type WithdrawalRows, withStaffLine } from './rows.ts';
import { amountReleased, notifyOwner, settle } from './settle.ts';
import { readForStaff } from './staffDetail.ts';
import { toStaffWithdrawal, toWithdrawal } from './wire.ts';
import { withdrawalPdf } from './withdrawalPdf.ts';

export const withdrawalRoutes: Route[] = [
  requestWithdrawal,
  approveWithdrawal,
  declineWithdrawal,
  startPayment,
  stopPayment,
  payWithdrawal,
  reportNotMe,
  checkAddress,
  readOwn,
  withdrawalPdf,
  readForStaff,

  serve(withdrawals.own, async ({ db, user, query, headers, at }) => {
    let rows: WithdrawalRows = db.selectFrom('withdrawals').where('user_id', '=', user.userId);
    if (query.filter?.status) rows = rows.where('withdrawals.status', '=', query.filter.status);
    const list = `withdrawals of ${user.userId}`;
    const request = { query, db, at, headers, wholeMax: ownListRowsMax };
    const page = await readPage({ list, order: withdrawalOrder, ...request }, rows, asOwn);
    return { data: page.map(toWithdrawal) };
  }),

  serve(withdrawals.list, async ({ db, query, headers, at }) => {
    const search = await readSearch(db, query.filter?.q, { at, of: 'withdrawals' });
    const chosen = { filter: query.filter, search };
    const scanRows = isRanged(query)
      ? filterWithdrawals(db, { ...chosen, isScan: true })
      : undefined;
    const rows = filterWithdrawals(db, { filter: query.filter });
    const parts = search && partsOf(rows, 'withdrawals', search);
    const listing = {
      ...{ list: 'withdrawals', order: withdrawalOrder, query, db, at, headers },
      ...{ scanRows, parts, isPlanned: search !== undefined },
    };
    const page = await readPage(listing, filterWithdrawals(db, chosen), (rows) =>
      withStaffLine(rows, at),
    );
    return { data: page.map((row) => toStaffWithdrawal(row, at)) };
  }),

  serve(withdrawals.cancel, async ({ params, user, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const withdrawal = await lockItem(trx, 'withdrawals', {
        id: params.id,
        states: ['requested'],
        ownerId: user.userId,
      });
      await trx
        .updateTable('withdrawals')
        .set({ status: 'cancelled', decided_by: user.userId, decided_at: at })
        .where('id', '=', withdrawal.id)
        .execute();
      await settle(trx, { withdrawal, leg: 'release' }, at);
      await notifyOwner(
        trx,
        { item: withdrawal, outcome: 'cancelled', next: [amountReleased] },
        at,
      );
      return { message: withdrawalMessages.withdrawalCancelled };
    }),
  ),
];
