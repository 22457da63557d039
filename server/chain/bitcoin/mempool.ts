import { hexToBytes } from '@noble/hashes/utils.js';
import { type BitcoinTransaction, parseTransaction } from '#contract/proof/transaction.ts';
import { parts } from '#server/chain/resultsOf.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import type { Matcher } from './matcher.ts';

const transactionsAtOnce = 500;

/** Reads the transactions that this process has not read before; `known` then has what waits now. */
export async function readMempool(
  node: ChainNode,
  { ids, known, matcher }: { ids: readonly string[]; known: Set<string>; matcher: Matcher },
): Promise<void> {
  const fresh = ids.filter((id) => !known.has(id));
  const found: BitcoinTransaction[] = [];
  const readNow: string[] = [];
  for (const batch of parts(fresh, transactionsAtOnce)) {
    const calls = batch.map((id) => ({ method: 'getrawtransaction', params: [id, false] }));
    for (const [index, { result }] of (await node.ask(calls)).entries()) {
      // Without a result it was mined or replaced in between; else the next round asks once more.
      if (typeof result !== 'string') continue;
      found.push(parseTransaction(hexToBytes(result)));
      readNow.push(batch[index] ?? '');
    }
  }
  matcher.addAll(found, null);
  const waiting = new Set(ids);
  for (const id of known) if (!waiting.has(id)) known.delete(id);
  for (const id of readNow) known.add(id);
}
