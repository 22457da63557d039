import { object } from 'yup';
import { isCoinName } from './coin.ts';
import { messages } from './messages.ts';
import { dollarsPattern } from './money.ts';
import { filled, ordered, text, typed } from './rules.ts';

/** Amount and method, then the address (S-259, S-260); the server checks the balance. */
export const withdrawRules = ordered(
  object({ amount: typed(20), withdrawMode: typed(20), address: typed(120) }),
  [
    [
      'amount',
      messages.enterValue,
      ({ amount, withdrawMode }) => dollarsPattern.test(amount) && isCoinName(withdrawMode),
    ],
    ['address', messages.addressInvalid, ({ address }) => filled(address)],
  ],
);

/** The record that staff make of a payment. */
export const paymentRules = object({
  txid: text(100).required(messages.txidRequired),
  coinAmount: text(40)
    .required(messages.coinAmountRequired)
    .matches(/^(?=.*[1-9])\d{1,12}(\.\d{1,18})?$/, messages.coinAmountRequired),
  note: text(500),
});
