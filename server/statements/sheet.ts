import { groupDollars, signDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Movement, StatementInCents } from '#contract/statements.ts';
import type { Sheet } from '#server/platform/ports.ts';

const kinds: Record<Movement['kind'], string> = {
  deposit: 'Deposit',
  hold: 'Withdrawal requested',
  release: 'Withdrawal released',
  credit: 'Credit by staff',
  debit: 'Debit by staff',
};

const moment = (iso: string) => iso.slice(0, 16).replace('T', ' ');

export function statementSheet(statement: StatementInCents, demo: boolean): Sheet {
  const { operator, from, to, rows } = statement;
  const operators = [
    operator.legalName,
    operator.companyNumber,
    operator.address,
    operator.support,
  ];
  const named = operators.filter((part) => part !== null);
  return {
    title: 'Statement of account',
    details: [
      ['Account', `${statement.fullName} (${statement.userName})`],
      ['Period', `${from} to ${to}, both days included`],
      ['Time zone', statement.timeZone],
      ['Operator', named.join(', ') || 'not named'],
      ['Made', `${moment(statement.madeAt)} ${statement.timeZone}`],
      ['Opening balance', groupDollars(statement.openingCents)],
    ],
    columns: [
      { name: 'Date', share: 0.18 },
      { name: 'Reference', share: 0.15 },
      { name: 'Movement', share: 0.21 },
      { name: 'Mode', share: 0.08 },
      { name: 'Amount', share: 0.19, figures: true },
      { name: 'Balance', share: 0.19, figures: true },
    ],
    rows: rows.map((row) => [
      moment(row.date),
      reference(row.sourceId),
      kinds[row.kind],
      row.mode,
      signDollars(row.amountCents),
      groupDollars(row.balanceCents),
    ]),
    empty: 'Nothing moved in this period.',
    totals: [
      ['Closing balance', groupDollars(statement.closingCents)],
      ['Held for withdrawals under review', groupDollars(statement.heldCents)],
    ],
    foot: demo
      ? 'Demo: no real money is handled. The figures are sums of ledger entries.'
      : 'The figures are sums of ledger entries, which nobody can edit.',
  };
}
