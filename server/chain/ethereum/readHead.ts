import type { NewBlock } from '#server/chain/found.ts';
import { resultsIn } from '#server/chain/resultsOf.ts';
import { ChainProblem, type Known } from '#server/chain/round.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { hexOf } from './balances.ts';
import { toBlock } from './commonBlock.ts';
import { type GasFees, gasFeesOf } from './gasFees.ts';

/** The newest block of a node, and its fees. */
export interface Head {
  head: NewBlock;
  finalizedHeight: number | null;
  /** The trail's newest block is still in the chain. */
  isTrailWhole: boolean;
  fees: GasFees | null;
}

/** Reads the newest block and the fees. Errors: ChainProblem, for another network or a node that is behind. */
export async function readHead(
  node: ChainNode,
  { network, trail }: Pick<Known, 'network' | 'trail'>,
): Promise<Head> {
  const [newest] = trail;
  const blockAt = (tag: string) => ({ method: 'eth_getBlockByNumber', params: [tag, false] });
  const calls = [
    { method: 'eth_chainId' },
    blockAt('latest'),
    blockAt('finalized'),
    { method: 'eth_syncing' },
    ...(newest ? [blockAt(hexOf(newest.height))] : []),
  ];
  // The last one may fail: some nodes do not know it.
  const replies = await node.ask([...calls, { method: 'eth_maxPriorityFeePerGas' }]);
  const [id, latest, finalized, syncing, known] = resultsIn(replies, calls);
  if (Number(id) !== Number(network)) {
    throw new ChainProblem('wrong-network', `The node is of chain ${Number(id)}.`);
  }
  if (syncing) throw new ChainProblem('behind', 'The node is still syncing.');
  const isTrailWhole = !newest || (known !== null && toBlock(known).hash === newest.hash);
  const finalizedHeight = finalized === null ? null : toBlock(finalized).height;
  const fees = gasFeesOf(latest, replies.at(-1));
  return { head: toBlock(latest), finalizedHeight, isTrailWhole, fees };
}
