import type { ChainNode } from '#server/platform/chain.ts';
import { findLimitMs } from './outgoing.ts';

interface Coin {
  txid: string | null;
  n: number;
}

/**
 * Whether a node of Bitcoin has a transaction in its mempool, or `something` else spends coin of it, perhaps the
 * transaction in a block. Errors: an Error when the node gives no reply.
 */
export async function findSpent(
  node: ChainNode,
  txid: string,
  coin: readonly Coin[],
): Promise<'by-it' | 'something' | 'nothing'> {
  const [entry, ...outputs] = await node.ask(
    [
      { method: 'getmempoolentry', params: [txid] },
      ...coin.map((each) => ({ method: 'gettxout', params: [each.txid, each.n, true] })),
    ],
    findLimitMs,
  );
  if (entry?.result) return 'by-it';
  // Without a result the node could not answer.
  const isUnspent = outputs.every(({ result }) => result !== undefined && result !== null);
  return coin.length > 0 && isUnspent ? 'nothing' : 'something';
}
