import type { Coin } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import { isOurs } from '#server/wallets/isOurs.ts';
import { addressBookMessages } from './messages.ts';

const otherCoins = {
  BTC: { coin: 'ETH', message: messages.addressIsEthereum },
  ETH: { coin: 'BTC', message: messages.addressIsBitcoin },
} as const;

/** The canonical form of a typed address, or why it is not one of this coin. */
export function readAddress(
  { addresses }: Pick<Ports, 'addresses'>,
  coin: Coin,
  typed: string,
): { address: string } | { problem: string } {
  const address = addresses(coin, typed);
  if (address) return { address };
  const other = otherCoins[coin];
  return { problem: addresses(other.coin, typed) ? other.message : messages.addressInvalid };
}

/** Errors: 422 one of our deposit addresses. */
export async function requireForeign(db: Db, coin: Coin, address: string): Promise<void> {
  if (await isOurs(db, coin, address)) {
    throw fieldError('address', addressBookMessages.ownDepositAddress);
  }
}
