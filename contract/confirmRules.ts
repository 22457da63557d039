import { object } from 'yup';
import { messages } from './messages.ts';
import { dollarsPattern } from './money.ts';
import { filled, ordered, text } from './rules.ts';

const outputMax = 100_000;

/** Amount and payment as received, null for no payment; a note where either is in doubt (S-294). */
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
