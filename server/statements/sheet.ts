import { reference } from '#contract/reference.ts';
import type { Movement, Statement } from '#contract/statements.ts';
import type { Sheet } from '#server/platform/ports.ts';

const kinds: Record<Movement['kind'], string> = {
  deposit: 'Deposit',
  hold: 'Withdrawal requested',
  release: 'Withdrawal released',
  credit: 'Credit by staff',
  debit: 'Debit by staff',
};

const dollars = (amount: number) => `${amount.toFixed(2)} USD`;
const signed = (amount: number) => `${amount > 0 ? '+' : ''}${amount.toFixed(2)}`;
const moment = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/** A statement as a printed page, with the name of the operator. */
export function statementSheet(statement: Statement, demo: boolean): Sheet {
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
    facts: [
      ['Account', `${statement.fullName} (${statement.userName})`],
      ['Period', `${from} to ${to}, both days included`],
      ['Time zone', statement.timeZone],
      ['Operator', named.join(', ') || 'not named'],
      ['Made', `${moment(statement.madeAt)} ${statement.timeZone}`],
      ['Opening balance', dollars(statement.openingBalance)],
    ],
    columns: [
      { name: 'Date', share: 0.19 },
      { name: 'Reference', share: 0.17 },
      { name: 'Movement', share: 0.24 },
      { name: 'Mode', share: 0.1 },
      { name: 'Amount, USD', share: 0.15, figures: true },
      { name: 'Balance, USD', share: 0.15, figures: true },
    ],
    rows: rows.map((row) => [
      moment(row.date),
      reference(row.sourceId),
      kinds[row.kind],
      row.mode,
      signed(row.amount),
      row.balance.toFixed(2),
    ]),
    empty: 'Nothing moved in this period.',
    totals: [
      ['Closing balance', dollars(statement.closingBalance)],
      ['Held for withdrawals under review', dollars(statement.closingHeld)],
    ],
    foot: demo
      ? 'Demo: no real money is handled. The figures are sums of ledger entries.'
      : 'The figures are sums of ledger entries, which nobody can edit.',
  };
}
