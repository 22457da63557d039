import type { Place } from '#server/chain/found.ts';
import { range, resultsOf } from '#server/chain/resultsOf.ts';
import type { ChainNode } from '#server/platform/chain.ts';

// A day: on the first reading, deposits of the last hours are found too.
const firstBlocks = 144;
/** Blocks that one round reads at most. */
export const blocksPerRound = 300;

/** The newest known block that is still in the chain; undefined where none is. */
export async function commonPlace(
  node: ChainNode,
  trail: readonly Place[],
): Promise<Place | undefined> {
  const [newest] = trail;
  if (!newest || (await isInChain(node, [newest]))[0]) return newest;
  const still = await isInChain(node, trail);
  return trail.find((_, at) => still[at]);
}

async function isInChain(node: ChainNode, places: readonly Place[]): Promise<boolean[]> {
  const replies = await node.ask(
    places.map(({ height }) => ({ method: 'getblockhash', params: [height] })),
  );
  return replies.map(({ result }, at) => result === places[at]?.hash);
}

/** The height before the first block to read. */
export const startHeight = (common: Place | undefined, tip: number): number =>
  common?.height ?? Math.max(-1, tip - firstBlocks);

/** The blocks after `from`, as far as one round reads. */
export async function nextPlaces(node: ChainNode, from: number, tip: number): Promise<Place[]> {
  const heights = range(from + 1, Math.min(tip, from + blocksPerRound));
  const calls = heights.map((height) => ({ method: 'getblockhash', params: [height] }));
  const hashes = await resultsOf(node, calls);
  return heights.map((height, at) => ({ height, hash: String(hashes[at]) }));
}
