import { formatDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { StatementInCents } from '#contract/statements.ts';
import { csvHead, csvLine } from '#server/platform/http/downloads/csv.ts';

const names = ['date', 'reference', 'movement', 'coin', 'amount', 'balance', 'reason'];

/** Dollars; times in UTC. The first and the last line have the balances of the period. */
export function statementCsv({
  from,
  to,
  openingCents,
  closingCents,
  rows,
}: StatementInCents): string {
  const balance = (day: string, name: string, cents: bigint) =>
    csvLine([day, null, name, null, null, formatDollars(cents), null]);
  return [
    csvHead(names),
    balance(from, 'opening', openingCents),
    ...rows.map((row) =>
      csvLine([
        row.date,
        reference(row.sourceId),
        row.kind,
        row.mode,
        formatDollars(row.amountCents),
        formatDollars(row.balanceCents),
        row.reason,
      ]),
    ),
    balance(to, 'closing', closingCents),
  ].join('');
}
