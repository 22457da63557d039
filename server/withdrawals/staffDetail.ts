import { withdrawals } from '#contract/withdrawals.ts';
import { isVerified } from '#server/approvals/checkSignatures.ts';
import { readProgress } from '#server/approvals/progress.ts';
import { messagesOf } from '#server/conversations/messagesOf.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Ports } from '#server/platform/ports.ts';
import { rateText } from '#server/prices/rates.ts';
import { readReversalOf } from '#server/reversals/wire.ts';
import { readAccountChanges } from '#server/users/accountChanges.ts';
import { readEarlier } from '#server/withdrawals/detail/readEarlier.ts';
import { readOnChain } from '#server/withdrawals/detail/readOnChain.ts';
import { readStaffTimeline } from '#server/withdrawals/detail/staffTimeline.ts';
import { payoutRate } from '#server/withdrawals/payment/payoutRate.ts';
import { readGas } from './gas.ts';
import { readPayee } from './payee.ts';
import { toPayout } from './payout.ts';
import { readRecipient } from './recipient.ts';
import { type StaffWithdrawalRow, withStaffView } from './rows.ts';
import { paidRate, toStaffWithdrawal } from './wire.ts';

/** GET /withdrawals/{id}: with what staff read before they approve or pay. Errors: 404. */
export const readForStaff: Route = serve(
  withdrawals.detail,
  async ({ db, ports, params, user, at }) => {
    const rows = db.selectFrom('withdrawals').where('withdrawals.id', '=', params.id);
    const row = await withStaffView(rows, at)
      .select(messagesOf('withdrawal', 'withdrawals.id').as('messages'))
      .executeTakeFirst();
    if (!row) throw new ApiError('not-found', platformMessages.notFound);
    return {
      data: {
        ...toStaffWithdrawal(row, at),
        address: await addressFor(user.userId, row, ports),
        payout: toPayout(row, await payoutRate(ports, row.coin, at)),
        gas: await readGas(db, row),
        messages: row.messages,
        rate: paidRate(row),
        approvals: await readProgress(
          db,
          {
            ...{ kind: 'withdrawal', id: row.id },
            ...{ amountCents: row.amount_cents, askedAt: row.asked_at },
          },
          user.userId,
        ),
        reversal: await readReversalOf(db, { source: 'withdrawal', id: row.id }, { isStaff: true }),
        note: row.payment_note,
        comparedRate: row.compared_rate_usd && rateText(row.compared_rate_usd),
        onChain: await readOnChain(db, row),
        timeline: await readStaffTimeline(db, row),
        recipient: await readRecipient(ports, row),
        account: await readAccountChanges(db, row.user_id, at),
        investor: await readPayee(db, row),
        earlier: await readEarlier(db, row),
      },
    };
  },
);

/** Whole for its payer, once the signatures of request and approvals are valid. */
async function addressFor(staffId: string, row: StaffWithdrawalRow, ports: Ports): Promise<string> {
  const { status, paying_by, address, shown_address } = row;
  if (status !== 'approved' || paying_by !== staffId) return shown_address;
  return (await isVerified(ports.db, ports, row.id)) ? address : shown_address;
}
