import type { NewBlock, Place } from '#server/chain/found.ts';
import { resultsOf } from '#server/chain/resultsOf.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { hexOf } from './balances.ts';

interface Header {
  number: string;
  hash: string;
  parentHash: string;
  timestamp: string;
}

export function toBlock(result: unknown): NewBlock {
  const { number, hash, parentHash, timestamp } = result as Header;
  const at = new Date(Number(timestamp) * 1000);
  return { height: Number(number), hash, previous: parentHash, header: null, at };
}

/** The newest known block that is still in the chain; undefined where none is. */
export async function commonBlock(
  node: ChainNode,
  trail: readonly Place[],
): Promise<Place | undefined> {
  const calls = trail.map(({ height }) => ({
    method: 'eth_getBlockByNumber',
    params: [hexOf(height), false],
  }));
  const results = await resultsOf(node, calls);
  return trail.find(({ hash }, at) => (results[at] as Header | null)?.hash === hash);
}
