import type { NewBlock } from '#server/chain/found.ts';
import type { Round } from '#server/chain/round.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { nextPlaces } from './commonPlace.ts';
import type { Matcher } from './matcher.ts';
import { PrunedError, readBlocks } from './readBlocks.ts';
import { scanUnspent } from './scan.ts';

interface Reading {
  /** Ids of addresses by their scripts in hex. */
  addressOf: ReadonlyMap<string, string>;
  common: { height: number; hash: string } | undefined;
  from: number;
  tip: number;
  matcher: Matcher;
}

interface Read {
  blocks: NewBlock[];
  scanned: Round['payments'];
  isPruned: boolean;
}

/** Reads the blocks that follow, or the unspent coin where the node no longer has them. */
export async function readOn(
  node: ChainNode,
  { addressOf, common, from, tip, matcher }: Reading,
): Promise<Read> {
  const places = await nextPlaces(node, from, tip);
  try {
    const blocks = await readBlocks(node, { places, after: common, matcher });
    return { blocks, scanned: [], isPruned: false };
  } catch (error) {
    if (!(error instanceof PrunedError)) throw error;
    const { head, payments } = await scanUnspent(node, addressOf);
    return { blocks: [head], scanned: payments, isPruned: true };
  }
}
