import { type InferType, number, object, string } from 'yup';
import { coins } from './coin.ts';
import { person } from './reviewRecord.ts';

/**
 * `sent`: a node has the transaction. `mined`: it is in a block and its withdrawals are paid. A draft or
 * signed one expires after a day. `replaced`: a payout with a higher fee has taken its place.
 */
export const payoutStates = [
  'draft',
  'signed',
  'sent',
  'mined',
  'replaced',
  'cancelled',
  'expired',
] as const;

export type PayoutState = (typeof payoutStates)[number];

/** Amounts are coin as text. */
export const payoutRecord = object({
  _id: string().defined(),
  coin: string().oneOf(coins).defined(),
  state: string<PayoutState>().oneOf(payoutStates).defined(),
  /** To the recipients, in coin and in dollars. */
  amount: string().defined(),
  usd: string().defined(),
  fee: string().defined(),
  change: string().defined(),
  withdrawals: number().defined(),
  /** Signatures do not change it. */
  txid: string().defined(),
  madeBy: person,
  madeAt: string().defined(),
  expiresAt: string().defined(),
  problem: string().nullable().defined(),
});

export type Payout = InferType<typeof payoutRecord>;
