import { array, boolean, type InferType, number, object, string } from 'yup';
import { type CoinName, coinNames } from './coin.ts';
import { payoutRecord } from './payoutRecord.ts';
import { person } from './reviewRecord.ts';
import { withdrawalStatuses } from './withdrawalHistory.ts';

/** Events of a payout, from its draft to its end. */
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

/** A payout with its withdrawals, coins and history. */
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
