import { sql } from 'kysely';
import { formatUnits, parseUnits, unitDecimals } from '#contract/coinAmount.ts';
import { payouts } from '#contract/payouts.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Ports } from '#server/platform/ports.ts';
import { requirePayable } from '#server/withdrawals/payable.ts';
import { buildPayout, type ChosenCoins, type PayoutItem, requireModestFee } from './build.ts';
import { readFeeRate } from './feeRate.ts';
import { isSpentElsewhere, type LockedPayout, lockPayout } from './lockPayout.ts';
import { payoutMessages } from './messages.ts';
import { readDetail } from './read.ts';
import { lockKeys, readCoins } from './readCoins.ts';
import { recordPayout } from './record.ts';
import { requireItemsVerified } from './requireItemsVerified.ts';
import { selectCoins, vbytesOf } from './selectCoins.ts';

/**
 * POST /payouts/{id}/replace: the same withdrawals from the same coin with a higher fee, for a payout that no block
 * has. Errors: 403 made by another person; 404; 409 not sent, in a block, its coin spent or a replacement open;
 * 422 fee or too little coin; 503 paused.
 */
export const replacePayout: Route = serve(
  payouts.replace,
  async ({ body, params, user, ports, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const items = await readItems(trx, ports, params.id);
      for (const { id } of items) await requirePayable(trx, id, at);
      const earlier = await lockPayout(trx, params.id, ['sent']);
      await requireItemsVerified(trx, ports, params.id);
      await requireReplaceable(trx, earlier, user.userId);
      const feeRate = await readFeeRate(trx, body.feeRate);
      const chosen = await chooseAgain(trx, { earlier, items, feeRate });
      const payout = await buildPayout(trx, ports, chosen);
      const rate = { usd: earlier.rate_usd, at: earlier.rate_as_of };
      const { evidence } = earlier;
      const terms = { payout, rate, feeRate, evidence, replaces: earlier.id };
      const id = await recordPayout(trx, terms, { makerId: user.userId, at });
      const data = await readDetail(trx, { id, staffId: user.userId });
      return { message: payoutMessages.replacementMade, data };
    }),
);

/** Owners in the order in which others lock them. Errors: 404; 422 where keys are not available. */
async function readItems(
  trx: Trx,
  { payouts: transactions }: Ports,
  payoutId: string,
): Promise<PayoutItem[]> {
  if (!transactions) throw new ApiError('rule', payoutMessages.unavailable);
  const rows = await trx
    .selectFrom('payout_items')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
    .select(['withdrawal_id', 'units', 'payout_items.address'])
    .where('payout_id', '=', payoutId)
    .orderBy('user_id')
    .orderBy('withdrawal_id')
    .execute();
  return rows.map(({ withdrawal_id: id, units, address }) => ({
    ...{ id, units: BigInt(units) },
    script: transactions.scriptOf(address),
  }));
}

async function requireReplaceable(trx: Trx, earlier: LockedPayout, staffId: string): Promise<void> {
  if (earlier.made_by !== staffId) {
    const maker = await trx
      .selectFrom('users')
      .select('full_name')
      .where('id', '=', earlier.made_by)
      .executeTakeFirstOrThrow();
    throw new ApiError('forbidden', payoutMessages.notMaker(maker.full_name));
  }
  const { rows } = await sql<{ is_mined: boolean; is_open: boolean }>`
    SELECT payout_is_mined(p) AS is_mined, EXISTS (SELECT FROM payouts o
      WHERE o.family_id = p.family_id AND o.state IN ('draft', 'signed')) AS is_open
    FROM payouts p WHERE id = ${earlier.id}`.execute(trx);
  if (rows[0]?.is_mined) throw new ApiError('conflict', payoutMessages.notOpen);
  if (rows[0]?.is_open) throw new ApiError('conflict', payoutMessages.beingReplaced);
  if (await isSpentElsewhere(trx, earlier)) {
    throw new ApiError('conflict', payoutMessages.spentBefore);
  }
}

interface Again {
  earlier: LockedPayout;
  items: readonly PayoutItem[];
  feeRate: bigint;
}

/** All coin of the earlier payout, and more where change does not cover the fee. Errors: 422. */
async function chooseAgain(trx: Trx, { earlier, items, feeRate }: Again): Promise<ChosenCoins> {
  const wallet = (await lockKeys(trx)).find(({ id }) => id === earlier.wallet_id);
  if (!wallet) throw new ApiError('rule', payoutMessages.noKey);
  const inputs = await trx
    .selectFrom('payout_inputs')
    .select('payment_id')
    .where('payout_id', '=', earlier.id)
    .execute();
  const forced = new Set(inputs.map(({ payment_id: id }) => id));
  const coins = await readCoins(trx, wallet.id, earlier.id);
  const selection = selectCoins({ coins, forced, outputs: items, feeRate });
  if ('missing' in selection) {
    if (selection.missing === undefined) throw new ApiError('rule', payoutMessages.tooMuchCoin);
    const text = formatUnits(selection.missing, { decimals: unitDecimals.BTC });
    throw fieldError('feeRate', payoutMessages.tooLittle(text));
  }
  // Nodes ask for a higher rate, and for the earlier fee with one satoshi more for each byte.
  const vbytes = vbytesOf(selection, items);
  const leastFee = BigInt(earlier.fee_units) + vbytes;
  const earlierRate = parseUnits(earlier.fee_rate, 3);
  if (selection.feeUnits < leastFee || feeRate <= earlierRate) {
    const byFee = (leastFee + vbytes - 1n) / vbytes;
    const byRate = earlierRate / 1_000n + 1n;
    const least = Number(byFee > byRate ? byFee : byRate);
    throw fieldError('feeRate', payoutMessages.feeTooLow(least));
  }
  requireModestFee(selection);
  return { ...selection, wallet, items, earlierChangeId: earlier.change_address_id };
}
