import { formatUnits, parseUnits, unitDecimals } from '#contract/coinAmount.ts';
import { type ChosenCoins, type PayoutItem, requireModestFee } from '#server/payouts/build.ts';
import type { LockedPayout } from '#server/payouts/lockPayout.ts';
import { payoutMessages } from '#server/payouts/messages.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { lockKeys, readCoins } from './readCoins.ts';
import { selectCoins } from './selectCoins.ts';
import { vbytesOf } from './weightOf.ts';

interface Again {
  earlier: LockedPayout;
  items: readonly PayoutItem[];
  feeRate: bigint;
}

/** All coin of the earlier payout, and more where change does not cover the fee. Errors: 422. */
export async function chooseAgain(
  trx: Trx,
  { earlier, items, feeRate }: Again,
): Promise<ChosenCoins> {
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
