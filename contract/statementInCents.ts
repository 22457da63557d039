import { type Cents, dollarsFrom, type InCents, inCents } from './money.ts';
import type { Movement, Statement } from './statementRecord.ts';

type MovementInCents = InCents<Omit<Movement, 'balance'>> & { balanceCents: Cents };

export type StatementInCents = Omit<
  Statement,
  'openingBalance' | 'totalIn' | 'totalOut' | 'closingBalance' | 'closingHeld' | 'rows'
> & {
  openingCents: Cents;
  inCents: Cents;
  outCents: Cents;
  closingCents: Cents;
  heldCents: Cents;
  rows: MovementInCents[];
};

/** Returns a statement with its dollars as cents. */
export function statementInCents(statement: Statement): StatementInCents {
  const { openingBalance, totalIn, totalOut, closingBalance, closingHeld, rows, ...rest } =
    statement;
  return {
    ...rest,
    openingCents: dollarsFrom(openingBalance),
    inCents: dollarsFrom(totalIn),
    outCents: dollarsFrom(totalOut),
    closingCents: dollarsFrom(closingBalance),
    heldCents: dollarsFrom(closingHeld),
    rows: rows.map(({ balance, ...row }) => ({
      ...inCents(row),
      balanceCents: dollarsFrom(balance),
    })),
  };
}
