import type { StatementInCents } from '#contract/statementInCents.ts';
import type { Entry } from './entriesWithin.ts';

/** The rows of a statement, each with the balance after it, and the closing balance. */
export function withBalances(entries: readonly Entry[], openingCents: bigint) {
  let closingCents = openingCents;
  const rows = entries.map((entry): StatementInCents['rows'][number] => {
    closingCents += entry.cents;
    return {
      sourceId: entry.source_id,
      kind: entry.kind,
      mode: entry.mode,
      amountCents: entry.cents,
      balanceCents: closingCents,
      date: entry.at.toISOString(),
      reason: entry.reason,
      reverses: entry.reverses,
      reversal: entry.reversal,
    };
  });
  return { rows, closingCents };
}
