import { array, boolean, type InferType, number, object, string } from 'yup';
import { type CoinName, coinNames, coins } from './coin.ts';
import { person } from './reviewRecord.ts';
import { withdrawalStatuses } from './withdrawalHistory.ts';

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

export const payoutEvents = [
  'made',
  'signed',
  'send-asked',
  'sent',
  'mined',
  'replaced',
  'cancelled',
  'expired',
] as const;

export const payoutDetail = payoutRecord.concat(
  object({
    /** Satoshi for a byte. */
    feeRate: string().defined(),
    /** Dollars for one coin. */
    rate: string().defined(),
    rateAt: string().defined(),
    changeAddress: string().nullable().defined(),
    /** The node would take the signed transaction. */
    isAccepted: boolean().defined(),
    sendAskedAt: string().nullable().defined(),
    /** Of its transaction; null while no node shows it. */
    confirmations: number().nullable().defined(),
    /** Another transaction in a block has spent its coin. */
    isDead: boolean().defined(),
    reason: string().nullable().defined(),
    /** The payout whose fee it raises, and the one that raises its fee. */
    replaces: string().nullable().defined(),
    replacedBy: string().nullable().defined(),
    /** The address is masked, except for its maker until the end. */
    items: array(
      object({
        _id: string().defined(),
        user: person,
        usd: string().defined(),
        amount: string().defined(),
        address: string().defined(),
        withdrawMode: string<CoinName>().oneOf(Object.values(coinNames)).defined(),
        status: string().oneOf(withdrawalStatuses).defined(),
      }),
    ).defined(),
    inputs: array(
      object({
        txid: string().defined(),
        output: number().defined(),
        amount: string().defined(),
        address: string().defined(),
      }),
    ).defined(),
    timeline: array(
      object({
        at: string().defined(),
        event: string<(typeof payoutEvents)[number]>().oneOf(payoutEvents).defined(),
        by: string().nullable().defined(),
      }),
    ).defined(),
  }),
);

export type PayoutDetail = InferType<typeof payoutDetail>;
