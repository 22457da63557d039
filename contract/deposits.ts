import { array, boolean, type InferType, number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { coin } from './coin.ts';
import { confirmRules } from './confirmRules.ts';
import { awaits, correspondence } from './conversations.ts';
import { chainEvidence, depositChain } from './depositChain.ts';
import { depositEvidence, depositStatuses, staffNote } from './depositEvidence.ts';
import { depositQuery } from './depositQuery.ts';
import { assignRules, depositRules, proofRules } from './depositRules.ts';
import { listReply } from './list.ts';
import { messages } from './messages.ts';
import { quoteRecord } from './prices.ts';
import { reversalOfItem } from './reversals.ts';
import { person, reviewRecord } from './reviewRecord.ts';
import { text } from './rules.ts';
import { noteLengthMax } from './sizes.ts';

/** Events of a deposit, from its quote to the decision. */
export const depositEvents = [
  ...['quoted', 'sent', 'submitted', 'proof', 'confirmed', 'declined', 'reversed'],
] as const;

const depositWaits = ['approval', 'second-approval'] as const;

/** `amount` is whole dollars as text, `image` a path under `/backend`. */
export const depositRecord = object({
  _id: string().defined(),
  type: string<'deposit'>().oneOf(['deposit']).defined(),
  coin: coin().defined(),
  user: person,
  amount: string().defined(),
  status: string().oneOf(depositStatuses).defined(),
  depositDate: string().defined(),
  image: string().nullable().defined(),
});

export type Deposit = InferType<typeof depositRecord>;

export const staffDeposit = depositRecord.concat(
  object({
    user: person.concat(object({ isVerified: boolean().defined() })),
    txid: string().nullable().defined(),
    checkedTxid: string().nullable().defined(),
    amountReceived: string().nullable().defined(),
    duplicate: boolean().defined(),
    late: boolean().defined(),
    hasEvidence: boolean().defined(),
    firstDeposit: boolean().defined(),
    proofType: string().nullable().defined(),
    dueAt: string().defined(),
    decidedAt: string().nullable().defined(),
    decidedBy: person.nullable().defined(),
    assignedTo: person.nullable().defined(),
    awaits: awaits(),
    claimedBy: reviewRecord.nullable().defined(),
    /** Null once it is decided. */
    chain: depositChain.nullable().defined(),
    reversedAt: string().nullable().defined(),
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

const decisionReply = object({ message: string().defined(), data: staffDeposit });

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
    duty: 'any',
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
    duty: 'review',
    money: true,
    signed: true,
    body: confirmRules,
    reply: decisionReply,
  }),
  decline: call({
    method: 'POST',
    path: '/declinedeposit/{depositId}',
    access: 'admin',
    duty: 'review',
    money: true,
    body: object({ reason: text(500).required(messages.reasonRequired) }),
    reply: decisionReply,
  }),
  assign: call({
    method: 'PUT',
    path: '/deposits/assignee',
    access: 'admin',
    duty: 'any',
    body: assignRules,
    reply: messageReply,
  }),
  addNote: call({
    method: 'POST',
    path: '/deposits/{id}/note',
    access: 'admin',
    duty: 'any',
    body: object({ text: text(noteLengthMax).required(messages.noteMissing) }),
    reply: object({ message: string().defined(), data: staffNote }),
  }),
  receipt: call({ method: 'GET', path: '/receipts/{id}', access: 'user', reply: 'file' }),
} as const;
