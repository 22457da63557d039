import { ValidationError } from 'yup';
import { messages } from '#contract/messages.ts';
import { dollarsPattern, filled } from '#contract/rules.ts';
import { withdrawRules } from '#contract/withdrawals.ts';

const cents = (dollars: number): number => Math.round(dollars * 100);

/**
 * The contract's checks of a withdrawal, then the balance as this page knows it (S-253); the ledger
 * is the server's to check.
 */
export const withdrawalRules = (acctBalance: number) =>
  withdrawRules.test('balance', (value) => {
    // Only a complete request is held against the balance: what is missing is said first.
    const complete = dollarsPattern.test(value.amount) && filled(value.address);
    if (!complete || cents(Number(value.amount)) <= cents(acctBalance)) return true;
    return new ValidationError(messages.insufficientBalance, value, 'amount', 'rule');
  });
