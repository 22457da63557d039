import { resultsOf } from '#server/chain/resultsOf.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { type Found, findLimitMs, type Outgoing } from './outgoing.ts';

interface Transaction {
  to: string | null;
  value: string;
}

interface Receipt {
  status: string;
  blockNumber: string;
  blockHash: string;
}

/**
 * A transaction that failed pays nothing, and so does one to a contract. Errors: an Error when the node
 * gives no reply.
 */
export async function findEthereum(
  node: ChainNode,
  { txid, address }: Outgoing,
): Promise<Found | null> {
  const [tx, receipt] = (await resultsOf(
    node,
    [
      { method: 'eth_getTransactionByHash', params: [txid] },
      { method: 'eth_getTransactionReceipt', params: [txid] },
    ],
    findLimitMs,
  )) as [Transaction | null, Receipt | null];
  if (!tx) return null;
  const isTo = tx.to?.toLowerCase() === address.toLowerCase();
  const isFailed = receipt !== null && receipt.status !== '0x1';
  return {
    units: isTo && !isFailed ? BigInt(tx.value) : 0n,
    block: receipt && { height: Number(receipt.blockNumber), hash: receipt.blockHash },
  };
}
