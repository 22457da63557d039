import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { FoundPayment, NewBlock, Place } from '#server/chain/found.ts';
import { parts, resultsOf } from '#server/chain/resultsOf.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import type { Matcher } from './matcher.ts';
import { parseBlock } from './parseBlock.ts';

const blocksAtOnce = 4;
const smallBlocksAtOnce = 50;
const smallBytes = 4_000;

/** The node has deleted blocks that were not read yet. */
export class PrunedError extends Error {}

/**
 * Reads blocks one after the other, and stops where one does not follow the one before: the chain has
 * changed, and the next round begins there. Errors: PrunedError.
 */
export async function readBlocks(
  node: ChainNode,
  {
    places,
    after,
    matcher,
  }: { places: readonly Place[]; after: Place | undefined; matcher: Matcher },
): Promise<NewBlock[]> {
  const blocks: NewBlock[] = [];
  let previous = after?.hash;
  let atOnce = blocksAtOnce;
  for (let at = 0; at < places.length; ) {
    const batch = places.slice(at, at + atOnce);
    at += batch.length;
    let longest = 0;
    for (const { place, raw } of await rawBlocks(node, batch)) {
      longest = Math.max(longest, raw.length);
      const block = parseBlock(raw, place.hash);
      if (previous !== undefined && block.previous !== previous) return blocks;
      previous = block.hash;
      matcher.addAll(block.transactions, { ...place, at: block.at });
      const { header, at: minedAt } = block;
      blocks.push({ ...place, previous: block.previous, header, at: minedAt });
    }
    atOnce = longest < smallBytes ? smallBlocksAtOnce : blocksAtOnce;
  }
  return blocks;
}

async function rawBlocks(node: ChainNode, places: readonly Place[]) {
  const calls = places.map(({ hash }) => ({ method: 'getblock', params: [hash, 0] }));
  const replies = await node.ask(calls);
  return replies.map(({ result, error }, at) => {
    if (error && /pruned/i.test(error.message)) throw new PrunedError(error.message);
    if (error) throw new Error(`getblock: ${error.message}`);
    return { place: places[at] as Place, raw: hexToBytes(String(result)) };
  });
}

const proofsAtOnce = 50;

/** Adds to each mined payment what proves that its block contains it. */
export async function addProofs(node: ChainNode, payments: readonly FoundPayment[]): Promise<void> {
  const mined = payments.filter(({ block, proof }) => block !== null && proof !== null);
  for (const batch of parts(mined, proofsAtOnce)) {
    const calls = batch.map(({ txid, block }) => ({
      method: 'gettxoutproof',
      params: [[txid], block?.hash],
    }));
    const proofs = await resultsOf(node, calls);
    batch.forEach(({ proof }, at) => {
      if (proof) proof.merkleBlock = String(proofs[at]);
    });
  }
}

/** The header of a block in the form of a new block. */
export async function readHead(node: ChainNode, place: Place): Promise<NewBlock> {
  const [raw] = await resultsOf(node, [{ method: 'getblockheader', params: [place.hash, false] }]);
  const header = hexToBytes(String(raw));
  const seconds = new DataView(header.buffer).getUint32(68, true);
  const previous = bytesToHex(header.subarray(4, 36).toReversed());
  return { ...place, previous, header, at: new Date(seconds * 1000) };
}
