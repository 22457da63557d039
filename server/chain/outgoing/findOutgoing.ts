import type { Coin } from '#contract/coin.ts';
import type { Ports } from '#server/platform/ports.ts';
import { findBitcoin } from './findBitcoin.ts';
import { findEthereum } from './findEthereum.ts';
import type { Found, Outgoing } from './outgoing.ts';

/** `off`: without a node. `unread`: the node gave no reply, is of another network or sent garbage. */
export type Lookup =
  | { state: 'off' }
  | { state: 'unread' }
  | { state: 'missing' }
  | ({ state: 'found' } & Found);

/**
 * Asks the coin's first node for one transaction, in a request of staff who wait for it: never in a
 * transaction of the database.
 */
export async function findOutgoing(
  { chains, db, log }: Ports,
  outgoing: Outgoing,
): Promise<Lookup> {
  const { coin } = outgoing;
  const [node] = chains?.[coin]?.nodes ?? [];
  if (!node) return { state: 'off' };
  if (await isOfOtherNetwork(db, coin)) return { state: 'unread' };
  try {
    const found =
      coin === 'BTC'
        ? (await findBitcoin(node, outgoing, null)).found
        : await findEthereum(node, outgoing);
    return found ? { state: 'found', ...found } : { state: 'missing' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log('info', 'payment not checked on the chain', { coin, reason });
    return { state: 'unread' };
  }
}

async function isOfOtherNetwork(db: Ports['db'], coin: Coin): Promise<boolean> {
  const state = await db
    .selectFrom('chain_state')
    .select('problem')
    .where('coin', '=', coin)
    .executeTakeFirst();
  return state?.problem === 'wrong-network';
}
