import type { Coin } from '#contract/coin.ts';
import { hexOf } from '#server/chain/ethereum/balances.ts';
import type { ChainNode } from '#server/platform/chain.ts';

/** Hashes of blocks of the chain of a node; undefined where it has no such block. */
export async function hashesAt(
  node: ChainNode,
  coin: Coin,
  heights: readonly number[],
): Promise<(string | undefined)[]> {
  const replies = await node.ask(
    heights.map((height) =>
      coin === 'BTC'
        ? { method: 'getblockhash', params: [height] }
        : { method: 'eth_getBlockByNumber', params: [hexOf(height), false] },
    ),
  );
  return replies.map(({ result }) => {
    if (coin === 'BTC') return result === undefined ? undefined : String(result);
    return (result as { hash: string } | null | undefined)?.hash;
  });
}
