import { ValidationError } from 'yup';
import { messages } from '#contract/messages.ts';
import { type Cents, dollarsPattern, parseDollars } from '#contract/money.ts';
import { filled } from '#contract/rules.ts';
import { withdrawRules } from '#contract/withdrawals.ts';

/**
 * The contract's checks of a withdrawal, then the balance as this page knows it (S-253); the ledger
 * is the server's to check.
 */
export const withdrawalRules = (availableCents: Cents) =>
  withdrawRules.test('balance', (value) => {
    // Only a complete request is held against the balance: what is missing is said first.
    const complete = dollarsPattern.test(value.amount) && filled(value.address);
    if (!complete || parseDollars(value.amount) <= availableCents) return true;
    return new ValidationError(messages.insufficientBalance, value, 'amount', 'rule');
  });
