import { isTxid } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { record } from '#server/audit/record.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { unitDecimals, unitsFrom } from '#server/ledger/money.ts';
import { lockWithdrawal, requireOthers, settle, tellInvestor } from './lock.ts';

/** POST /approvewithdrawal: only requested, never one's own. Errors: 403, 404, 409. */
export const approveWithdrawal: Route = serve(
  withdrawals.approve,
  async ({ params, user, at, once }) =>
    once(async (trx) => {
      const withdrawal = await lockWithdrawal(trx, params.id, ['requested']);
      requireOthers(withdrawal, user.userId);
      await trx
        .updateTable('withdrawals')
        .set({ status: 'approved', decided_by: user.userId, decided_at: at })
        .where('id', '=', withdrawal.id)
        .execute();
      await tellInvestor(trx, withdrawal, 'approved. It will be paid next.', at);
      const target = { kind: 'withdrawal', id: withdrawal.id } as const;
      await record(trx, { at, actorId: user.userId, action: 'withdrawal.approve', target });
      return { message: 'Withdrawal approved.' };
    }),
);

/** POST /declinewithdrawal: releases the hold, with a reason. Errors: 403, 404, 409. */
export const declineWithdrawal: Route = serve(
  withdrawals.decline,
  async ({ params, body, user, at, once }) =>
    once(async (trx) => {
      const withdrawal = await lockWithdrawal(trx, params.id, ['requested', 'approved']);
      requireOthers(withdrawal, user.userId);
      await trx
        .updateTable('withdrawals')
        .set({
          status: 'declined',
          decided_by: user.userId,
          decided_at: at,
          reason: body.reason,
        })
        .where('id', '=', withdrawal.id)
        .execute();
      await settle(trx, withdrawal, 'release', at);
      await tellInvestor(trx, withdrawal, `declined. Reason: ${body.reason}`, at);
      const target = { kind: 'withdrawal', id: withdrawal.id } as const;
      const details = { reason: body.reason };
      await record(trx, {
        at,
        actorId: user.userId,
        action: 'withdrawal.decline',
        target,
        details,
      });
      return { message: 'Withdrawal declined. The amount is available to the investor again.' };
    }),
);

/**
 * POST /paywithdrawal: records the payment of an approved one, with transaction id and coin amount.
 * Errors: 403, 404, 409 wrong state or another payment's transaction id to that address, 422 the
 * transaction id or amount is none of that coin.
 */
export const payWithdrawal: Route = serve(
  withdrawals.pay,
  async ({ params, body, user, at, once }) =>
    once(async (trx) => {
      const withdrawal = await lockWithdrawal(trx, params.id, ['approved']);
      requireOthers(withdrawal, user.userId);
      if (!isTxid(withdrawal.coin, body.txid)) {
        throw new Refusal('rule', messages.txidInvalid, { fields: { txid: messages.txidInvalid } });
      }
      const decimals = unitDecimals[withdrawal.coin];
      const units = unitsFrom(body.coinAmount, decimals);
      if (units === 0n || (body.coinAmount.split('.')[1] ?? '').length > decimals) {
        const sentence = messages.coinAmountRequired;
        throw new Refusal('rule', sentence, { fields: { coinAmount: sentence } });
      }
      await trx
        .updateTable('withdrawals')
        .set({
          status: 'paid',
          paid_by: user.userId,
          paid_at: at,
          txid: body.txid.toLowerCase(),
          coin_units: String(units),
        })
        .where('id', '=', withdrawal.id)
        .execute();
      await settle(trx, withdrawal, 'settle', at);
      await tellInvestor(trx, withdrawal, `paid. Transaction id: ${body.txid}`, at);
      const target = { kind: 'withdrawal', id: withdrawal.id } as const;
      const details = { txid: body.txid, coinAmount: body.coinAmount };
      await record(trx, { at, actorId: user.userId, action: 'withdrawal.pay', target, details });
      return { message: 'Withdrawal marked as paid.' };
    }),
);
