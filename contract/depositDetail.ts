import { array, boolean, type InferType, number, object, string } from 'yup';
import { correspondence } from './conversations.ts';
import { chainEvidence } from './depositChain.ts';
import { depositEvidence } from './depositEvidence.ts';
import { depositRecord } from './depositRecord.ts';
import { quoteRecord } from './prices.ts';
import { reversalOfItem } from './reversals.ts';
import { reviewRecord } from './reviewRecord.ts';

/** Events of a deposit, from its quote to the decision. */
export const depositEvents = [
  ...['quoted', 'sent', 'submitted', 'proof', 'confirmed', 'declined', 'reversed'],
] as const;

const depositWaits = ['approval', 'second-approval'] as const;

/** Reasons for which staff choose the credited amount. */
export const creditReasons = [
  ...['late', 'over-an-hour-late', 'rate-moved', 'old-quote', 'paused', 'above-maximum'],
] as const;

/** Null where staff must enter it; `rate` is the one on arrival. */
const expectedCredit = object({
  amount: string().nullable().defined(),
  reasons: array(string().oneOf(creditReasons).defined()).defined(),
  rate: object({
    usd: string().defined(),
    sources: array(string().defined()).defined(),
    asOf: string().defined(),
  })
    .nullable()
    .defined(),
});

/**
 * The fields of `depositEvidence` are null, false or empty for the investor. `amount` is what was quoted.
 * `reason` is for the investor: of a decline, or of a credit of another amount.
 */
export const depositDetail = depositRecord.concat(depositEvidence).concat(
  object({
    quote: quoteRecord.nullable().defined(),
    address: string().defined(),
    chain: chainEvidence.defined(),
    txid: string().nullable().defined(),
    checkedTxid: string().nullable().defined(),
    checkedOutput: number().nullable().defined(),
    late: boolean().defined(),
    expectedCredit: expectedCredit.nullable().defined(),
    amountReceived: string().nullable().defined(),
    reason: string().nullable().defined(),
    note: string().nullable().defined(),
    decidedAt: string().nullable().defined(),
    decidedBy: string().nullable().defined(),
    proof: object({
      type: string().defined(),
      size: number().defined(),
      sha256: string().defined(),
    })
      .nullable()
      .defined(),
    timeline: array(
      object({ at: string().defined(), event: string().oneOf(depositEvents).defined() }),
    ).defined(),
    /** When staff have decided at the latest; null once they have. */
    reviewBy: string().nullable().defined(),
    /** The next step while it is pending. */
    waitsFor: string<(typeof depositWaits)[number]>().oneOf(depositWaits).nullable().defined(),
    ...correspondence(),
    claimedBy: reviewRecord.nullable().defined(),
    /** For the investor only once it is made. */
    reversal: reversalOfItem.nullable().defined(),
    reversedAt: string().nullable().defined(),
  }),
);

export type DepositDetail = InferType<typeof depositDetail>;
