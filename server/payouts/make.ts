import { quoteDecimals } from '#contract/coin.ts';
import { coinUnits, unitDecimals } from '#contract/coinAmount.ts';
import { payouts } from '#contract/payouts.ts';
import { requireNoneSent } from '#server/chain/outgoing/requireNoneSent.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Rate } from '#server/prices/rates.ts';
import { readEvidence } from '#server/secondFactor/evidence.ts';
import { payoutRate } from '#server/withdrawals/payment/payoutRate.ts';
import type { WithdrawalRow } from '#server/withdrawals/settle.ts';
import { buildPayout, type PayoutItem } from './build.ts';
import { chooseCoins } from './coins/chooseCoins.ts';
import { readFeeRate } from './feeRate.ts';
import { bindToMaker, lockWithdrawals } from './lockWithdrawals.ts';
import { payoutMessages } from './messages.ts';
import { readDetail } from './readDetail.ts';
import { recordPayout } from './record.ts';

/**
 * POST /payouts. Errors: 403, 404, 409 not payable, an earlier payout, also where the node has it, or a node that was not read; 422 too
 * little coin, fee or addresses; 503 paused, or no rate.
 */
export const makePayout: Route = serve(
  payouts.make,
  async ({ body, user, signer, ports, at, commitOnce }) => {
    const ids = body.withdrawals.split(',');
    await requireNoneSent(ports, ids);
    return commitOnce(async (trx) => {
      const withdrawals = await lockWithdrawals(trx, ids, signer);
      const rate = await payoutRate({ ...ports, db: trx }, 'BTC', at);
      if (!rate) throw new ApiError('unavailable', payoutMessages.noRate);
      const feeRate = await readFeeRate(trx, body.feeRate);
      const items = itemsOf(withdrawals, { rate, ports });
      const chosen = await chooseCoins(trx, { items, feeRate });
      const payout = await buildPayout(trx, ports, { ...chosen, items });
      const started = await bindToMaker(trx, withdrawals, { makerId: user.userId, at });
      const evidence = await readEvidence(trx, signer);
      const maker = { makerId: user.userId, at };
      const id = await recordPayout(trx, { payout, rate, feeRate, evidence }, maker);
      for (const withdrawal of started) {
        const target = { kind: 'withdrawal', id: withdrawal.id } as const;
        const entry = { at, actorId: user.userId, target };
        await appendAudit(trx, { ...entry, action: 'withdrawal.start-payment' });
      }
      const data = await readDetail(trx, { id, staffId: user.userId });
      return { message: payoutMessages.made, data };
    });
  },
);

// The greatest of the amounts below which a node does not relay an output of any kind.
const leastUnits = 546n;

/** Errors: 422 an output that no node relays. */
function itemsOf(
  withdrawals: readonly WithdrawalRow[],
  { rate, ports }: { rate: Rate; ports: Ports },
): PayoutItem[] {
  const { payouts: transactions } = ports;
  if (!transactions) throw new ApiError('rule', payoutMessages.unavailable);
  return withdrawals.map(({ id, amount_cents: cents, address }) => {
    const places = quoteDecimals.BTC;
    const units = coinUnits({ cents, rateUsd: rate.usd, places, decimals: unitDecimals.BTC });
    if (units < leastUnits) throw fieldError('withdrawals', payoutMessages.dust);
    return { id, units, script: transactions.scriptOf(address) };
  });
}
