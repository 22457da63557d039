import { object } from 'yup';
import { approvedContent } from './approvalContent.ts';
import { differsByOver } from './coinAmount.ts';
import { messages } from './messages.ts';
import { type Cents, dollarsPattern } from './money.ts';
import { filled, ordered, text } from './rules.ts';

const outputMax = 100_000;

/**
 * Amount and payment as received, null for no payment. Where either is in doubt staff write a note;
 * the investor reads the reason of another amount (S-294).
 */
export const confirmRules = ordered(
  object({
    note: text(500),
    reason: text(500),
    amount: text(20),
    txid: text(100).nullable(),
    output: text(6).nullable(),
    content: approvedContent(),
  }),
  [
    [
      'amount',
      messages.amountNotANumber,
      ({ amount }) => !filled(amount) || dollarsPattern.test(amount ?? ''),
    ],
    [
      'output',
      messages.outputInvalid,
      ({ output }) =>
        !filled(output) || (/^\d+$/.test(output ?? '') && Number(output) <= outputMax),
    ],
  ],
);

interface Asked {
  askedCents: Cents;
  /** By the rules; null if staff must enter it. */
  expectedCents: Cents | null;
}

/** `differs` is by over 3 %; an amount that is too large is not credited. */
export type CreditVerdict = 'fits' | 'differs' | 'tooLarge';

/** Compares an amount to credit with the one that a deposit asked for and the one by the rules. */
export function judgeCredit(cents: Cents, { askedCents, expectedCents }: Asked): CreditVerdict {
  if (cents * 10n > askedCents * 12n) return 'tooLarge';
  return differsByOver(3n, cents, expectedCents ?? askedCents) ? 'differs' : 'fits';
}
