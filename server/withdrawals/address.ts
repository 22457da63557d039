import type { Coin } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Ports } from '#server/platform/ports.ts';
import { withdrawalMessages } from './messages.ts';

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

/** Whether an address is one of our deposit addresses, even a retired one. */
export async function isOurs(db: Db, coin: Coin, address: string): Promise<boolean> {
  const wallet = await db
    .selectFrom('wallets')
    .select('id')
    .where('coin', '=', coin)
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst();
  return wallet !== undefined;
}

/** GET /api/v1/user/address-check: what a form shows before the withdrawal is requested. */
export const checkAddress: Route = serve(
  withdrawals.checkAddress,
  async ({ db, ports, query, user }) => {
    const read = readAddress(ports, query.coin, query.address);
    if ('problem' in read) {
      return { data: { valid: false, problem: read.problem, ours: false, usedBefore: false } };
    }
    const ours = await isOurs(db, query.coin, read.address);
    const problem = ours ? withdrawalMessages.ownDepositAddress : null;
    const usedBefore = await wasPaid(db, user.userId, read.address);
    return { data: { valid: true, problem, ours, usedBefore } };
  },
);

async function wasPaid(db: Db, userId: string, address: string): Promise<boolean> {
  const paid = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .where('status', '=', 'paid')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}
