import { parts, resultsOf } from '#server/chain/resultsOf.ts';
import type { ChainNode } from '#server/platform/chain.ts';

/** A receipt of a transaction, as a node of Ethereum answers it. */
export interface Receipt {
  transactionHash: string;
  status: string;
  gasUsed: string;
  effectiveGasPrice: string;
}

const receiptsAtOnce = 100;

/** Receipts of transactions by their hashes, without those that the node does not have. */
export async function receiptsOf(
  node: ChainNode,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Receipt>> {
  const found = new Map<string, Receipt>();
  for (const batch of parts(hashes, receiptsAtOnce)) {
    const calls = batch.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] }));
    for (const result of await resultsOf(node, calls)) {
      const receipt = result as Receipt | null;
      if (receipt) found.set(receipt.transactionHash, receipt);
    }
  }
  return found;
}
