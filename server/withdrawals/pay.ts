import type { BodyOf } from '#contract/call.ts';
import { isTxid, txidMessage } from '#contract/coin.ts';
import { parseUnits, unitDecimals } from '#contract/coinAmount.ts';
import { messages } from '#contract/messages.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { requireVerified } from '#server/approvals/checkSignatures.ts';
import { requireNoneSent } from '#server/chain/outgoing/requireNoneSent.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { decisionMessage } from '#server/reviews/decisionMessage.ts';
import { lockItem, requireOthers } from '#server/reviews/lockItem.ts';
import { readEvidence, requireSignature } from '#server/secondFactor/evidence.ts';
import { lookUpPayment, requireShown } from '#server/withdrawals/payment/lookUpPayment.ts';
import { lastRate, payoutRate } from '#server/withdrawals/payment/payoutRate.ts';
import { recordPayment } from '#server/withdrawals/payment/recordPayment.ts';
import { requireFree } from '#server/withdrawals/payment/requireFree.ts';
import { requirePayable, requireWaited } from './payable.ts';
import { requireFit } from './payout.ts';
import type { WithdrawalRow } from './settle.ts';

/**
 * POST /paywithdrawal. Errors: 403, 404, 409 wrong state, another is paying, not payable, or a
 * transaction id of another payment to that address, or the node has an earlier payout of it; 422 id, amount or a missing note, also where a
 * connected node does not show the payment; 503 paused.
 */
export const payWithdrawal: Route = serve(
  withdrawals.pay,
  async ({ params, body, user, signer, ports, at, commitOnce }) => {
    await requireNoneSent(ports, [params.id], { txid: body.txid });
    const lookup = await lookUpPayment(ports, { id: params.id, txid: body.txid });
    return commitOnce(async (trx) => {
      await requirePayable(trx, params.id, at);
      const withdrawal = await lockItem(trx, 'withdrawals', {
        id: params.id,
        states: ['approved'],
      });
      requireOthers(withdrawal, user.userId);
      const { isOfTwo } = await requireWaited(trx, withdrawal);
      await requireFree(trx, withdrawal, user.userId);
      await requireVerified(trx, ports, withdrawal.id);
      if (isOfTwo) await requireSignature(trx, signer, { byPasskeyOnly: true });
      const units = unitsOf(withdrawal, body);
      const rate = await payoutRate({ ...ports, db: trx }, withdrawal.coin, at);
      const last = await lastRate(trx, withdrawal.coin);
      const typed = { units, coinAmount: body.coinAmount, note: body.note };
      requireFit(withdrawal, typed, { rate, last });
      requireShown(lookup, { coin: withdrawal.coin, units, note: body.note });
      const payment = {
        ...{ payerId: user.userId, txid: body.txid, units, coinAmount: body.coinAmount, rate },
        ...{ note: body.note, evidence: await readEvidence(trx, signer), lookup },
      };
      await recordPayment(trx, { withdrawal, payment }, at);
      return { message: await decisionMessage(trx, withdrawal, 'marked as paid.') };
    });
  },
);

/** In the coin's smallest units. Errors: 422 for an id or amount that the coin cannot have. */
function unitsOf({ coin }: WithdrawalRow, body: BodyOf<typeof withdrawals.pay>): bigint {
  if (!isTxid(coin, body.txid)) {
    throw fieldError('txid', txidMessage(coin));
  }
  const decimals = unitDecimals[coin];
  const units = parseUnits(body.coinAmount, decimals);
  if (units === 0n || (body.coinAmount.split('.')[1] ?? '').length > decimals) {
    throw fieldError('coinAmount', messages.coinAmountRequired);
  }
  return units;
}
