import { object } from 'yup';
import { messages } from './messages.ts';
import { dollarsPattern } from './money.ts';
import { filled, ordered, text } from './rules.ts';

const outputMax = 100_000;

/**
 * A confirmation: the amount received where it differs from the expected one, the payment that
 * staff checked where it differs from the submitted one (null: none), and a note where either is in
 * doubt (S-294).
 */
export const confirmRules = ordered(
  object({
    note: text(500),
    amount: text(20),
    txid: text(100).nullable(),
    output: text(6).nullable(),
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
