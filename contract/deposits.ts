import { array, boolean, type InferType, number, object, string } from 'yup';
import { amountChecks, amountFields } from './amount.ts';
import { call, messageReply } from './call.ts';
import { coin, coins, isTxid, txidMessage } from './coin.ts';
import { confirmRules } from './confirmRules.ts';
import { listQuery, listReply } from './list.ts';
import { messages } from './messages.ts';
import { quoteRecord } from './prices.ts';
import { reviewFilters, reviewRecord } from './reviews.ts';
import { filled, ordered, text, uploadedFile } from './rules.ts';

/** Decided once (S-290, S-293). */
export const depositStatuses = ['pending', 'confirmed', 'declined'] as const;

/** Events of a deposit, from its quote to the decision. */
export const depositEvents = [
  ...['quoted', 'sent', 'submitted', 'proof', 'confirmed', 'declined'],
] as const;

/** `amount` is whole dollars as text, `image` a path under `/backend`. */
export const depositRecord = object({
  _id: string().defined(),
  type: string<'deposit'>().oneOf(['deposit']).defined(),
  coin: coin().defined(),
  user: object({ _id: string().defined(), fullName: string().defined() }),
  amount: string().defined(),
  status: string().oneOf(depositStatuses).defined(),
  depositDate: string().defined(),
  image: string().nullable().defined(),
});

export type Deposit = InferType<typeof depositRecord>;

export const staffDeposit = depositRecord.concat(
  object({
    txid: string().nullable().defined(),
    checkedTxid: string().nullable().defined(),
    duplicate: boolean().defined(),
    decidedAt: string().nullable().defined(),
    claimedBy: reviewRecord.nullable().defined(),
  }),
);

export type StaffDeposit = InferType<typeof staffDeposit>;

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

const duplicate = object({
  _id: string().defined(),
  user: string().defined(),
  status: string().defined(),
  depositDate: string().defined(),
  same: string<'proof' | 'txid'>().oneOf(['proof', 'txid']).defined(),
});

/**
 * A deposit with its evidence; duplicates, decider and reviewer are for staff only. `amount` is what
 * was quoted. `reason` is for the investor: of a decline, or of a credit of another amount.
 */
export const depositDetail = depositRecord.concat(
  object({
    quote: quoteRecord.nullable().defined(),
    address: string().defined(),
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
    duplicates: array(duplicate).defined(),
    claimedBy: reviewRecord.nullable().defined(),
  }),
);

export type DepositDetail = InferType<typeof depositDetail>;

/** Amount and coin first; a `status` from the client is ignored (S-246). */
export const depositRules = ordered(
  object({
    ...amountFields,
    status: text(40),
    quoteId: string().uuid(messages.malformed),
    txid: text(100),
    image: uploadedFile(),
  }),
  [
    ...amountChecks,
    ...coins.map(
      (known) =>
        [
          'txid',
          txidMessage(known),
          ({ txid, coin: mode }: { txid?: string | undefined; coin: string }) =>
            mode !== known || !filled(txid) || isTxid(known, txid ?? ''),
        ] as const,
    ),
  ],
);

/** A receipt, a transaction id, or both, for a deposit that is pending. */
export const proofRules = ordered(object({ txid: text(100), image: uploadedFile() }), [
  ['image', messages.proofMissing, ({ txid, image }) => filled(txid) || filled(image)],
]);

export const depositQuery = listQuery(
  ['depositDate', 'amount'],
  object({
    ...reviewFilters(depositStatuses),
    hasProof: boolean(),
    duplicate: boolean(),
  }),
);

export const deposits = {
  create: call({
    method: 'POST',
    path: '/deposit',
    access: 'user',
    encoding: 'multipart',
    money: true,
    rateLimits: ['depositsPerUser'],
    body: depositRules,
    reply: object({ message: string().defined(), data: depositRecord }),
  }),
  list: call({
    method: 'GET',
    path: '/getalldeposit',
    access: 'admin',
    query: depositQuery,
    reply: listReply(staffDeposit),
  }),
  detail: call({
    method: 'GET',
    path: '/deposits/{id}',
    access: 'user',
    reply: object({ data: depositDetail }),
  }),
  addProof: call({
    method: 'POST',
    path: '/deposits/{id}/proof',
    access: 'user',
    encoding: 'multipart',
    rateLimits: ['proofsPerUser'],
    body: proofRules,
    reply: object({ message: string().defined(), data: depositDetail }),
  }),
  confirm: call({
    method: 'POST',
    path: '/confirmdeposit/{depositId}',
    access: 'admin',
    money: true,
    body: confirmRules,
    reply: messageReply,
  }),
  decline: call({
    method: 'POST',
    path: '/declinedeposit/{depositId}',
    access: 'admin',
    money: true,
    body: object({ reason: text(500).required(messages.reasonRequired) }),
    reply: messageReply,
  }),
  receipt: call({ method: 'GET', path: '/receipts/{id}', access: 'user', reply: 'file' }),
} as const;
