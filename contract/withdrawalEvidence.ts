import { array, boolean, type InferType, number, object, string } from 'yup';
import { accountChanges } from './accountContents.ts';
import { payeeRecord } from './payeeRecord.ts';
import { recipientRecord } from './recipientRecord.ts';
import { withdrawalStatuses, withdrawalSteps } from './withdrawalHistory.ts';

/** The statuses, and other steps that only staff see. */
export const withdrawalEvents = [
  ...withdrawalSteps,
  'payment-started',
  'payment-stopped',
  'objected',
] as const;

const moment = () => string().nullable().defined();

/** The coins to send now, at the rate that a deposit is quoted at. */
export const payoutRecord = object({
  coinAmount: string().defined(),
  rate: string().defined(),
  sources: array(string().defined()).defined(),
  asOf: string().defined(),
});

/**
 * States of a recorded payment on the chain. `off`: no node was asked. `unread`: the node gave no reply.
 * `gone`: the chain had it, and for half an hour no longer does.
 */
export const paymentChainStates = [
  ...['off', 'unread', 'missing', 'seen', 'mined', 'final', 'gone'],
] as const;

/** `amount` is what the transaction pays to the address, in coin as text; `fits`: as it was typed. */
const paymentOnChain = object({
  state: string().oneOf(paymentChainStates).defined(),
  amount: string().nullable().defined(),
  fits: boolean().defined(),
  confirmations: number().defined(),
  lookedAt: moment(),
});

export type PaymentOnChain = InferType<typeof paymentOnChain>;

/** Fields for a wallet beside address and amount. */
const gasRecord = object({
  chainId: string().defined(),
  limit: number().defined(),
  maxFeeGwei: string().defined(),
  tipGwei: string().defined(),
});

/**
 * The facts that staff read before they approve or pay; `note` and `comparedRate` are of the payment.
 * The note of an approval is in the timeline.
 */
export const withdrawalEvidence = object({
  payout: payoutRecord.nullable().defined(),
  gas: gasRecord.nullable().defined(),
  rate: string().nullable().defined(),
  note: string().nullable().defined(),
  comparedRate: string().nullable().defined(),
  onChain: paymentOnChain.nullable().defined(),
  timeline: array(
    object({
      at: string().defined(),
      event: string<(typeof withdrawalEvents)[number]>().oneOf(withdrawalEvents).defined(),
      by: string().nullable().defined(),
      note: string().nullable().defined(),
    }),
  ).defined(),
  recipient: recipientRecord,
  account: accountChanges,
  investor: payeeRecord,
  earlier: array(
    object({
      _id: string().defined(),
      amount: number().defined(),
      address: string().defined(),
      status: string().oneOf(withdrawalStatuses).defined(),
      createdAt: string().defined(),
    }),
  ).defined(),
});
