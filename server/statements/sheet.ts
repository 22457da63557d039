import { groupDollars, signDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { StatementInCents } from '#contract/statementInCents.ts';
import type { Movement } from '#contract/statementRecord.ts';
import { dateInUtc, minuteInUtc } from '#contract/time.ts';
import type { Operator } from '#server/platform/ports.ts';
import type { Sheet } from '#server/platform/sheet.ts';

const kinds: Record<Movement['kind'], string> = {
  deposit: 'Deposit',
  hold: 'Withdrawal requested',
  release: 'Withdrawal released',
  credit: 'Credit by staff',
  debit: 'Debit by staff',
  reversal: 'Reversal',
};

const date = (isoDay: string) => dateInUtc(new Date(isoDay));
const moment = (iso: string) => minuteInUtc(new Date(iso));

const notConfigured = 'not configured';

/** The facts of the operator in the head of a document. */
export function issuerOf({
  legalName,
  companyNumber,
  address,
  support,
}: Operator): Sheet['issuer'] {
  const facts = [
    ['Operator', legalName ?? notConfigured],
    ['Company number', companyNumber],
    ['Address', address],
    ['Support', support],
  ] as const;
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

/** The last line of each page of a document in the demo. */
export const demoFoot = 'Demo: no real money is handled.';

/** Below a row: the other end of a reversal, and the reason. */
function noteOf({ reverses, reversal, reason }: StatementInCents['rows'][number]): string | null {
  const notes = [
    reverses && `Reverses ${reference(reverses)}.`,
    reversal && `Reversed by ${reference(reversal)}.`,
    reason && `Reason: ${reason}`,
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(' ') : null;
}

const balanceRow = (name: string, isoDay: string, cents: bigint) => [
  ...[date(isoDay), '', name, '', ''],
  groupDollars(cents),
];

interface SheetKind {
  demo: boolean;
  /** Of a closed month, with the newest head of the log, if there is one. */
  issued?: { checkpoint: string | undefined };
}

const notIssued =
  'This is not an issued statement: only the statement of a closed month is signed and in the log.';

function notesOf(issued: SheetKind['issued']): string[] {
  if (!issued) return [notIssued];
  const { checkpoint } = issued;
  return [
    'Issued once: the hash of this file is in the log, and the page “Check the books” says whether it is unchanged. A signature is beside it.',
    ...(checkpoint === undefined ? [] : [`The newest checkpoint of the log then:\n${checkpoint}`]),
  ];
}

export function statementSheet(statement: StatementInCents, { demo, issued }: SheetKind): Sheet {
  const { from, to, rows } = statement;
  return {
    brand: 'Plainvest',
    issuer: issuerOf(statement.operator),
    title: 'Statement of account',
    addressee: [statement.fullName, ...statement.address],
    details: [
      ['Username', statement.userName],
      ['Period', `${date(from)} to ${date(to)}`],
      ['Issued', moment(statement.madeAt)],
      ['Times', statement.timeZone],
    ],
    summary: [
      ['Opening balance', groupDollars(statement.openingCents)],
      ['In', groupDollars(statement.inCents)],
      ['Out', groupDollars(statement.outCents)],
      ['Closing balance', groupDollars(statement.closingCents)],
      ['On hold', groupDollars(statement.heldCents)],
    ],
    columns: [
      { name: 'Date', share: 0.19 },
      { name: 'Reference', share: 0.16 },
      { name: 'Movement', share: 0.24 },
      { name: 'Mode', share: 0.09 },
      { name: 'Amount', share: 0.16, figures: true },
      { name: 'Balance', share: 0.16, figures: true },
    ],
    rows: rows.map((row) => ({
      cells: [
        moment(row.date),
        reference(row.sourceId),
        kinds[row.kind],
        row.mode === 'BTC' || row.mode === 'ETH' ? row.mode : '',
        // A hyphen is too short beside figures.
        signDollars(row.amountCents).replace('-', '\u2212'),
        groupDollars(row.balanceCents),
      ],
      note: noteOf(row),
    })),
    sums: {
      opening: balanceRow('Opening balance', from, statement.openingCents),
      closing: balanceRow('Closing balance', to, statement.closingCents),
      empty: 'No transactions in this period.',
    },
    notes: [
      'All amounts are movements of the available balance, in US dollars. A withdrawal leaves it when you request it and is then on hold; if it is declined or cancelled, the amount returns as released.',
      ...notesOf(issued),
    ],
    foot: demo ? demoFoot : 'The figures are sums of ledger entries, which cannot be edited.',
  };
}
