import { string } from 'yup';
import { isCoin } from './coin.ts';
import { messages } from './messages.ts';
import { wholeDollarsPattern } from './money.ts';
import { type Check, filled, typed } from './rules.ts';

export const amountFields = { amount: string().max(40).default(''), coin: typed(10) };

/** Digits first, then presence (S-192 to S-195). */
export const amountChecks: readonly Check<{ amount: string; coin: string }>[] = [
  [
    'amount',
    messages.amountNotANumber,
    ({ amount }) => !filled(amount) || wholeDollarsPattern.test(amount),
  ],
  ['amount', messages.selectModeAndAmount, ({ amount, coin }) => filled(amount) && isCoin(coin)],
];
