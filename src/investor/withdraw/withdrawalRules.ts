import { ValidationError } from 'yup';
import { messages } from '#contract/messages.ts';
import { type Cents, dollarsPattern, parseDollars } from '#contract/money.ts';
import { filled } from '#contract/rules.ts';
import { withdrawRules } from '#contract/withdrawals.ts';

/** The contract's checks, then the balance that this page shows. The server checks the ledger. */
export const withdrawalRules = (availableCents: Cents) =>
  withdrawRules.test('balance', (value) => {
    // A missing field is reported before a low balance.
    const isComplete = dollarsPattern.test(value.amount) && filled(value.address);
    if (!isComplete || parseDollars(value.amount) <= availableCents) return true;
    return new ValidationError(messages.insufficientBalance, value, 'amount', 'rule');
  });
