import { hexToBytes } from '@noble/hashes/utils.js';
import { parseTransaction } from '#contract/proof/transaction.ts';
import type { Place } from '#server/chain/found.ts';
import { parts, range, resultsOf } from '#server/chain/resultsOf.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { type Found, findLimitMs, type Outgoing } from './outgoing.ts';

// A day: the node needs no index of all transactions.
const searchedBlocks = 144;
const blocksAtOnce = 12;

interface Waiting {
  hex: string;
  /** Where the node has an index of all transactions. */
  blockhash?: string;
  confirmations?: number;
}

/**
 * Looks in the mempool, then in the blocks above `after`, the newest first. Errors: an Error when the
 * node gives no reply.
 */
export async function findBitcoin(
  node: ChainNode,
  { txid, address }: Outgoing,
  after: number | null,
): Promise<{ found: Found | null; height: number }> {
  const [tx, known, tip] = await node.ask(
    [
      { method: 'getrawtransaction', params: [txid, true] },
      { method: 'validateaddress', params: [address] },
      // Last: what left the mempool in between is then in a block that is searched.
      { method: 'getblockcount' },
    ],
    findLimitMs,
  );
  if (typeof tip?.result !== 'number') throw new Error('The node does not know its newest block.');
  const height = tip.result;
  const { scriptPubKey } = (known?.result ?? {}) as { scriptPubKey?: string };
  const script = scriptPubKey ?? '';
  const waiting = tx?.result as Waiting | undefined;
  if (waiting) {
    const { hex, blockhash: hash, confirmations = 0 } = waiting;
    const block = hash && confirmations > 0 ? { height: height - confirmations + 1, hash } : null;
    return { found: { units: unitsTo(script, { hex, txid }), block }, height };
  }
  const first = Math.max(0, height - searchedBlocks + 1, (after ?? -1) + 1);
  return { found: await findInBlocks(node, { txid, script }, range(first, height)), height };
}

async function findInBlocks(
  node: ChainNode,
  { txid, script }: { txid: string; script: string },
  heights: readonly number[],
): Promise<Found | null> {
  for (const batch of parts(heights.toReversed(), blocksAtOnce)) {
    const places = await placesOf(node, batch);
    const calls = places.map(({ hash }) => ({
      method: 'getrawtransaction',
      params: [txid, false, hash],
    }));
    const replies = await node.ask(calls, findLimitMs);
    const at = replies.findIndex(({ result }) => typeof result === 'string');
    const block = places[at];
    if (block) {
      const hex = String(replies[at]?.result);
      return { units: unitsTo(script, { hex, txid }), block };
    }
  }
  return null;
}

async function placesOf(node: ChainNode, heights: readonly number[]): Promise<Place[]> {
  const calls = heights.map((height) => ({ method: 'getblockhash', params: [height] }));
  const hashes = await resultsOf(node, calls, findLimitMs);
  return heights.map((height, at) => ({ height, hash: String(hashes[at]) }));
}

/** Satoshi to a script. Errors: an Error when the bytes are those of another transaction. */
function unitsTo(script: string, { hex, txid }: { hex: string; txid: string }): bigint {
  const transaction = parseTransaction(hexToBytes(hex));
  if (transaction.txid !== txid) throw new Error('The node sent another transaction.');
  const wanted = hexToBytes(script);
  const isWanted = (bytes: Uint8Array) =>
    wanted.length > 0 &&
    bytes.length === wanted.length &&
    bytes.every((byte, at) => byte === wanted[at]);
  return transaction.outputs
    .filter((output) => isWanted(output.script))
    .reduce((sum, { units }) => sum + units, 0n);
}
