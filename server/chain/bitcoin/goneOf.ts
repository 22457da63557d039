import type { Gone, Known } from '#server/chain/round.ts';
import type { Matcher } from './matcher.ts';

/** Payments that were seen before, and now are neither waiting nor mined. */
export function goneOf(
  { open }: Known,
  { ids, matcher }: { ids: readonly string[]; matcher: Matcher },
): Gone[] {
  const waiting = new Set<string | null>(ids);
  const mined = new Set(matcher.payments.map(({ txid }) => txid));
  return open
    .filter(({ state, txid }) => state === 'seen' && !waiting.has(txid) && !mined.has(txid))
    .map(({ id }) => ({ id, replacedBy: matcher.replaced.get(id) ?? null }));
}

/** The same of transactions that spent. */
export function goneSpendsOf(
  { openSpends }: Known,
  { ids, matcher }: { ids: readonly string[]; matcher: Matcher },
): string[] {
  const waiting = new Set<string | null>(ids);
  for (const { transaction } of matcher.spendings) waiting.add(transaction.txid);
  return openSpends
    .filter(({ state, txid }) => state === 'seen' && !waiting.has(txid))
    .map(({ id }) => id);
}
