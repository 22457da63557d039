import type { FoundPayment, FoundSpend } from '#server/chain/found.ts';
import { parts, resultsOf } from '#server/chain/resultsOf.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { hexOf } from './balances.ts';
import type { Change } from './changes.ts';
import { type Receipt, receiptsOf } from './receiptsOf.ts';

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

const blocksAtOnce = 5;
/**
 * Arrivals and departures in each block of a change: plain transactions, and the rest as moved by a
 * contract.
 */
export async function paymentsOf(
  node: ChainNode,
  changes: readonly Change[],
): Promise<{ payments: FoundPayment[]; spends: FoundSpend[] }> {
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
  const found = changes.map((change) => inBlock(change, blocks.get(change.to), receipts));
  return {
    payments: found.flatMap(({ payments }) => payments),
    spends: found.flatMap(({ spends }) => spends),
  };
}

const lower = (address: string | null) => address?.toLowerCase();

const touchedBy = ({ address }: Change, block: FullBlock | undefined): Transaction[] =>
  (block?.transactions ?? []).filter(({ from, to }) =>
    [lower(from), lower(to)].includes(lower(address)),
  );

function inBlock(
  change: Change,
  block: FullBlock | undefined,
  receipts: ReadonlyMap<string, Receipt>,
): { payments: FoundPayment[]; spends: FoundSpend[] } {
  const payments: FoundPayment[] = [];
  const spends: FoundSpend[] = [];
  if (!block) return { payments, spends };
  const place = { height: change.to, hash: block.hash };
  const basis = { addressId: change.addressId, block: place };
  const minedAt = new Date(Number(block.timestamp) * 1000);
  const arrival = { ...basis, minedAt, n: 0, spends: [], proof: null };
  const departure = { ...basis, spent: [], isEarlier: false };
  let rest = change.after - change.before;
  for (const { hash, from, to, value } of touchedBy(change, block)) {
    const receipt = receipts.get(hash);
    const units = receipt?.status === '0x1' ? BigInt(value) : 0n;
    if (lower(from) === lower(change.address)) {
      const feeUnits = BigInt(receipt?.gasUsed ?? 0) * BigInt(receipt?.effectiveGasPrice ?? 0);
      rest += feeUnits + units;
      const outputs = units > 0n ? [{ address: to, units }] : [];
      const spend = { ...departure, txid: hash, units: units + feeUnits, feeUnits, outputs };
      if (spend.units > 0n) spends.push(spend);
    }
    if (lower(to) !== lower(change.address) || units === 0n) continue;
    rest -= units;
    if (lower(from) !== lower(to)) payments.push({ ...arrival, txid: hash, units });
  }
  if (rest > 0n) payments.push({ ...arrival, txid: null, units: rest });
  if (rest < 0n) {
    const outputs = [{ address: null, units: -rest }];
    spends.push({ ...departure, txid: null, units: -rest, feeUnits: 0n, outputs });
  }
  return { payments, spends };
}
