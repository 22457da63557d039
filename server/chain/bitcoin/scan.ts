import { parseUnits, unitDecimals } from '#contract/coinAmount.ts';
import type { FoundPayment, NewBlock } from '#server/chain/found.ts';
import { resultsOf } from '#server/chain/resultsOf.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { readHead } from './readBlocks.ts';

interface Scan {
  height: number;
  bestblock: string;
  /** `amount` is decimal text. */
  unspents: { txid: string; vout: number; scriptPubKey: string; amount: string; height: number }[];
}

// The node reads all unspent outputs of the network: minutes on the main one.
const scanMs = 30 * 60_000;

/**
 * Reads what watched addresses have now, where the node has deleted the blocks in between: coin that came
 * and went in them is not found.
 */
export async function scanUnspent(
  node: ChainNode,
  addressOf: ReadonlyMap<string, string>,
): Promise<{ head: NewBlock; payments: FoundPayment[] }> {
  const descriptors = [...addressOf.keys()].map((script) => `raw(${script})`);
  const params = ['start', descriptors];
  const [result] = await resultsOf(node, [{ method: 'scantxoutset', params }], scanMs);
  const { height, bestblock: hash, unspents } = result as Scan;
  const heights = [...new Set(unspents.map((unspent) => unspent.height))];
  const hashes = await resultsOf(
    node,
    heights.map((each) => ({ method: 'getblockhash', params: [each] })),
  );
  const hashAt = new Map(heights.map((each, at) => [each, String(hashes[at])]));
  const payments = unspents.map(
    (unspent): FoundPayment => ({
      addressId: addressOf.get(unspent.scriptPubKey) ?? '',
      txid: unspent.txid,
      n: unspent.vout,
      units: parseUnits(String(unspent.amount), unitDecimals.BTC),
      block: { height: unspent.height, hash: hashAt.get(unspent.height) ?? '' },
      minedAt: null,
      spends: [],
      proof: null,
    }),
  );
  return { head: await readHead(node, { height, hash }), payments };
}
