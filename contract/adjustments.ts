import { object } from 'yup';
import { messages } from './messages.ts';
import { dollarsPattern } from './money.ts';
import { filled, ordered, typed } from './rules.ts';

/** Dollars as text or number, at most two decimals. */
export const adjustmentRules = ordered(
  object({
    status: typed(20),
    amount: typed(20),
    reason: typed(500),
  }),
  [
    [
      'amount',
      messages.adjustmentIncomplete,
      ({ amount, status }) =>
        dollarsPattern.test(amount) && (status === 'Credit' || status === 'Debit'),
    ],
    ['reason', messages.adjustmentReason, ({ reason: typedReason }) => filled(typedReason)],
  ],
);
