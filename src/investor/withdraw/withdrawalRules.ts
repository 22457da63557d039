import { ValidationError } from 'yup';
import { messages } from '#contract/messages.ts';
import { dollarsPattern, groupDollars, parseDollars } from '#contract/money.ts';
import { filled } from '#contract/rules.ts';
import { withdrawRules } from '#contract/withdrawals.ts';
import { copy } from './copy.ts';
import type { Limits } from './useWithdrawalLimits.ts';

type Known = Pick<Limits, 'availableCents' | 'minimumCents' | 'leftCents'>;

/** The contract's checks, then the limits that this page shows. The server checks the ledger. */
export const withdrawalRules = (limits: Known) =>
  withdrawRules.test('limits', (value) => {
    // A missing field is reported before a limit.
    const isComplete = dollarsPattern.test(value.amount) && filled(value.address);
    const message = isComplete ? limitMessage(value.amount, limits) : undefined;
    return message === undefined || new ValidationError(message, value, 'amount', 'rule');
  });

function limitMessage(amount: string, limits: Known): string | undefined {
  const { availableCents, minimumCents, leftCents } = limits;
  const cents = parseDollars(amount);
  if (cents > availableCents) return messages.insufficientBalance;
  if (minimumCents !== undefined && cents < minimumCents) {
    return copy.below(groupDollars(minimumCents));
  }
  if (leftCents !== undefined && cents > leftCents) return copy.upTo(groupDollars(leftCents));
  return undefined;
}
