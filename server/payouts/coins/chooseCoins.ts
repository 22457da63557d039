import { formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { type ChosenCoins, type PayoutItem, requireModestFee } from '#server/payouts/build.ts';
import { payoutMessages } from '#server/payouts/messages.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { lockKeys, readCoins } from './readCoins.ts';
import { readForced } from './readForced.ts';
import { selectCoins } from './selectCoins.ts';

/** Of the first key that has enough. Errors: 422 without a key or enough coin, or for a fee over a tenth. */
export async function chooseCoins(
  trx: Trx,
  { items, feeRate }: { items: readonly PayoutItem[]; feeRate: bigint },
): Promise<Omit<ChosenCoins, 'items'>> {
  const wallets = await lockKeys(trx);
  if (wallets.length === 0) throw new ApiError('rule', payoutMessages.noKey);
  const forced = await readForced(
    trx,
    items.map(({ id }) => id),
  );
  let missing: bigint | undefined;
  for (const wallet of wallets) {
    const coins = await readCoins(trx, wallet.id);
    const ids = new Set(coins.map(({ id }) => id));
    if (![...forced].every((id) => ids.has(id))) continue;
    const selection = selectCoins({ coins, forced, outputs: items, feeRate });
    if ('missing' in selection) {
      if (selection.missing === undefined) throw new ApiError('rule', payoutMessages.tooMuchCoin);
      if (missing === undefined || selection.missing < missing) missing = selection.missing;
      continue;
    }
    requireModestFee(selection);
    return { ...selection, wallet };
  }
  if (missing === undefined) throw new ApiError('conflict', payoutMessages.earlier);
  const text = formatUnits(missing, { decimals: unitDecimals.BTC });
  throw fieldError('withdrawals', payoutMessages.tooLittle(text));
}
