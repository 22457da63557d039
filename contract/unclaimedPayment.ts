import { type InferType, object, string } from 'yup';
import { type Coin, coins } from './coin.ts';
import { person } from './reviewRecord.ts';

/** A payment to one of our addresses without a deposit; the amount is coin as text. */
export const unclaimedPayment = object({
  _id: string().defined(),
  coin: string<Coin>().oneOf(coins).defined(),
  amount: string().defined(),
  txid: string().nullable().defined(),
  address: string().defined(),
  /** Of an address that one investor was given. */
  user: person.nullable().defined(),
  seenAt: string().defined(),
  /** Dollars at its first sight; null if no rate could be trusted then. */
  usd: string().nullable().defined(),
  state: string<'seen' | 'mined' | 'final'>().oneOf(['seen', 'mined', 'final']).defined(),
});

export type UnclaimedPayment = InferType<typeof unclaimedPayment>;
