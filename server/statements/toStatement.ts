import { dollarsNumber } from '#contract/money.ts';
import type { StatementInCents } from '#contract/statementInCents.ts';
import type { Statement } from '#contract/statementRecord.ts';

/** A statement with its amounts as dollars, for the wire. */
export function toStatement(statement: StatementInCents): Statement {
  const { openingCents, inCents, outCents, closingCents, heldCents, rows, ...rest } = statement;
  return {
    ...rest,
    openingBalance: dollarsNumber(openingCents),
    totalIn: dollarsNumber(inCents),
    totalOut: dollarsNumber(outCents),
    closingBalance: dollarsNumber(closingCents),
    closingHeld: dollarsNumber(heldCents),
    rows: rows.map(({ amountCents, balanceCents, ...row }) => ({
      ...row,
      amount: dollarsNumber(amountCents),
      balance: dollarsNumber(balanceCents),
    })),
  };
}
