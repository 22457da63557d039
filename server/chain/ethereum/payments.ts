import { parts, resultsOf } from '#server/chain/resultsOf.ts';
import type { FoundPayment } from '#server/chain/round.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { hexOf } from './balances.ts';
import type { Change } from './changes.ts';

interface Transaction {
  hash: string;
  from: string;
  to: string | null;
  value: string;
}

interface FullBlock {
  hash: string;
  timestamp: string;
  transactions: Transaction[];
}

interface Receipt {
  transactionHash: string;
  status: string;
  gasUsed: string;
  effectiveGasPrice: string;
}

const blocksAtOnce = 5;
const receiptsAtOnce = 100;

/** Arrivals in each block of a change: plain transactions, and the rest as paid by a contract. */
export async function paymentsOf(
  node: ChainNode,
  changes: readonly Change[],
): Promise<FoundPayment[]> {
  const heights = [...new Set(changes.map(({ to }) => to))];
  const blocks = new Map<number, FullBlock>();
  for (const batch of parts(heights, blocksAtOnce)) {
    const calls = batch.map((height) => ({
      method: 'eth_getBlockByNumber',
      params: [hexOf(height), true],
    }));
    const results = await resultsOf(node, calls);
    batch.forEach((height, at) => void blocks.set(height, results[at] as FullBlock));
  }
  const touching = changes.flatMap((change) => touchedBy(change, blocks.get(change.to)));
  const receipts = await receiptsOf(node, [...new Set(touching.map(({ hash }) => hash))]);
  return changes.flatMap((change) => inBlock(change, blocks.get(change.to), receipts));
}

const lower = (address: string | null) => address?.toLowerCase();

const touchedBy = ({ address }: Change, block: FullBlock | undefined): Transaction[] =>
  (block?.transactions ?? []).filter(({ from, to }) =>
    [lower(from), lower(to)].includes(lower(address)),
  );

async function receiptsOf(
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

function inBlock(
  change: Change,
  block: FullBlock | undefined,
  receipts: ReadonlyMap<string, Receipt>,
): FoundPayment[] {
  if (!block) return [];
  const place = { height: change.to, hash: block.hash };
  const minedAt = new Date(Number(block.timestamp) * 1000);
  const { addressId } = change;
  const basis = { addressId, n: 0, block: place, minedAt, spends: [], proof: null };
  const plain: FoundPayment[] = [];
  let rest = change.after - change.before;
  for (const { hash, from, to, value } of touchedBy(change, block)) {
    const receipt = receipts.get(hash);
    const isDone = receipt?.status === '0x1';
    if (lower(from) === lower(change.address)) {
      const fee = BigInt(receipt?.gasUsed ?? 0) * BigInt(receipt?.effectiveGasPrice ?? 0);
      rest += fee + (isDone ? BigInt(value) : 0n);
    }
    if (!isDone || lower(to) !== lower(change.address) || BigInt(value) === 0n) continue;
    rest -= BigInt(value);
    if (lower(from) !== lower(to)) plain.push({ ...basis, txid: hash, units: BigInt(value) });
  }
  return rest > 0n ? [...plain, { ...basis, txid: null, units: rest }] : plain;
}
