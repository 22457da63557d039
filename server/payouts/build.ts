import { bytesToHex } from '@noble/hashes/utils.js';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import { changeAddress } from './changeAddress.ts';
import { type KeyCoin, type KeyWallet, withTransactions } from './coins/readCoins.ts';
import type { Selection } from './coins/selectCoins.ts';
import { payoutMessages } from './messages.ts';

export interface PayoutItem {
  /** Of the withdrawal. */
  id: string;
  units: bigint;
  script: Uint8Array;
}

export interface ChosenCoins extends Selection<KeyCoin> {
  wallet: KeyWallet;
  items: readonly PayoutItem[];
  /** The address of change of the payout that is replaced. */
  earlierChangeId?: string | null;
}

export interface BuiltPayout extends ChosenCoins {
  psbt: Uint8Array;
  unsignedId: string;
  changeId: string | null;
}

/** The transaction that pays the items from the coin, and the rest to an address of change. Errors: 422 where keys are not available. */
export async function buildPayout(
  trx: Trx,
  { keys, payouts: transactions }: Ports,
  chosen: ChosenCoins,
): Promise<BuiltPayout> {
  if (!keys || !transactions) throw new ApiError('rule', payoutMessages.unavailable);
  const { wallet, coins, items, changeUnits, earlierChangeId: earlierId = null } = chosen;
  const change = changeUnits > 0n ? await changeAddress(trx, wallet, { keys, earlierId }) : null;
  const step = change && { branch: 1 as const, index: change.index };
  const outputs = [
    ...items,
    ...(change && step ? [{ script: change.script, units: changeUnits, step }] : []),
  ];
  const { account_key: key, key_path: path } = wallet;
  const fingerprint = bytesToHex(wallet.fingerprint);
  const inputs = await withTransactions(trx, coins);
  const built = transactions.build({ key, path, fingerprint }, { inputs, outputs });
  return { ...chosen, ...built, changeId: change?.id ?? null };
}

/** Errors: 422 for a fee of more than a tenth of the coin that is spent. */
export function requireModestFee({ coins, feeUnits }: Selection<KeyCoin>): void {
  const spent = coins.reduce((total, { units }) => total + units, 0n);
  if (feeUnits * 10n > spent) throw new ApiError('rule', payoutMessages.feeTooMuch);
}
