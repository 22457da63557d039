import { reference } from '#contract/reference.ts';
import type { StatementInCents } from '#contract/statementInCents.ts';
import { csvHead, csvLine, moneyHeading } from '#server/platform/http/downloads/csv.ts';

const money = ['amount', 'balance'].map(moneyHeading);
const headings = [
  'date',
  'reference',
  'movement',
  'coin',
  ...money,
  'reason',
  'reverses',
  'reversal',
];

/** Times in UTC. The first and the last line have the balances of the period. */
export function statementCsv({
  from,
  to,
  openingCents,
  closingCents,
  rows,
}: StatementInCents): string {
  const balance = (day: string, name: string, cents: bigint) =>
    csvLine([day, null, name, null, null, { cents }, null, null, null]);
  return [
    csvHead(headings),
    balance(from, 'opening', openingCents),
    ...rows.map((row) =>
      csvLine([
        row.date,
        reference(row.sourceId),
        row.kind,
        row.mode,
        { cents: row.amountCents },
        { cents: row.balanceCents },
        row.reason,
        row.reverses && reference(row.reverses),
        row.reversal && reference(row.reversal),
      ]),
    ),
    balance(to, 'closing', closingCents),
  ].join('');
}
