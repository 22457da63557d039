import { boolean, type InferType, number, object, string } from 'yup';
import { addressRecord } from './addressRecord.ts';
import { approvedContent } from './approvalContent.ts';
import { approvalProgress } from './approvalProgress.ts';
import { call, messageReply } from './call.ts';
import { type CoinName, coin, coinNames } from './coin.ts';
import { awaits, correspondence } from './conversations.ts';
import { listReply } from './list.ts';
import { messages } from './messages.ts';
import { payoutBlocks } from './payoutBlocks.ts';
import { reversalOfItem } from './reversals.ts';
import { person, reviewRecord } from './reviewRecord.ts';
import { text } from './rules.ts';
import { withdrawalEvidence } from './withdrawalEvidence.ts';
import { withdrawalHistory, withdrawalStatuses } from './withdrawalHistory.ts';
import { ownWithdrawalQuery, withdrawalQuery } from './withdrawalQuery.ts';
import { paymentRules, withdrawRules } from './withdrawalRules.ts';

export const withdrawalRecord = object({
  _id: string().defined(),
  amount: number().defined(),
  withdrawMode: string<CoinName>().oneOf(Object.values(coinNames)).defined(),
  address: string().defined(),
  status: string().oneOf(withdrawalStatuses).defined(),
  createdAt: string().defined(),
  decidedAt: string().nullable().defined(),
  reason: string().nullable().defined(),
  txid: string().nullable().defined(),
  coinAmount: string().nullable().defined(),
  reversedAt: string().nullable().defined(),
});

export type Withdrawal = InferType<typeof withdrawalRecord>;

/** A withdrawal with its history, as its investor sees it. */
export const withdrawalDetail = withdrawalRecord
  .concat(withdrawalHistory)
  .concat(object({ ...correspondence(), reversal: reversalOfItem.nullable().defined() }));

export type WithdrawalDetail = InferType<typeof withdrawalDetail>;

/**
 * The address of an approved one is masked except for the staff member in `payingBy`. `decidedAt` is
 * when `decidedBy` decided; a payment has its own person and time.
 */
export const staffWithdrawal = withdrawalRecord.concat(
  object({
    user: person.concat(object({ isVerified: boolean().defined() })),
    held: number().defined(),
    decidedBy: string().nullable().defined(),
    paidAt: string().nullable().defined(),
    paidBy: string().nullable().defined(),
    dueAt: string().defined(),
    awaits: awaits(),
    claimedBy: reviewRecord.nullable().defined(),
    payingBy: person
      .concat(object({ active: boolean().defined() }))
      .nullable()
      .defined(),
    objectedBy: person.nullable().defined(),
    blockedBy: string().oneOf(payoutBlocks).nullable().defined(),
    firstPayout: boolean().defined(),
    sharedAddress: boolean().defined(),
    declinedAddress: boolean().defined(),
    unusualAmount: boolean().defined(),
  }),
);

export type StaffWithdrawal = InferType<typeof staffWithdrawal>;

export const staffWithdrawalDetail = staffWithdrawal.concat(withdrawalEvidence).concat(
  object({
    approvals: approvalProgress,
    ...correspondence(),
    reversal: reversalOfItem.nullable().defined(),
  }),
);

export type StaffWithdrawalDetail = InferType<typeof staffWithdrawalDetail>;

export const withdrawals = {
  create: call({
    method: 'POST',
    path: '/api/v1/user/withdraw',
    access: 'user',
    money: true,
    requiresPassword: true,
    signed: true,
    rateLimits: ['withdrawalsPerUser'],
    body: withdrawRules,
    reply: object({ message: string().defined(), data: object({ _id: string().defined() }) }),
  }),
  own: call({
    method: 'GET',
    path: '/api/v1/user/withdrawals',
    access: 'user',
    query: ownWithdrawalQuery,
    reply: listReply(withdrawalRecord),
  }),
  ownDetail: call({
    method: 'GET',
    path: '/api/v1/user/withdrawals/{id}',
    access: 'user',
    reply: object({ data: withdrawalDetail }),
  }),
  checkAddress: call({
    method: 'GET',
    path: '/api/v1/user/address-check',
    access: 'user',
    rateLimits: ['addressChecksPerUser'],
    query: object({
      coin: coin(messages.selectCoin).required(messages.selectCoin),
      address: text(120).required(messages.addressInvalid),
    }),
    reply: object({ data: addressRecord }),
  }),
  notMe: call({
    method: 'POST',
    path: '/not-me',
    access: 'anyone',
    rateLimits: ['resetPerAddress'],
    body: object({ token: text().required(messages.resetLinkDead) }),
    reply: messageReply,
  }),
  cancel: call({
    method: 'POST',
    path: '/api/v1/user/withdrawals/{id}/cancel',
    access: 'user',
    money: true,
    reply: messageReply,
  }),
  list: call({
    method: 'GET',
    path: '/getallwithdrawal',
    access: 'admin',
    duty: 'any',
    query: withdrawalQuery,
    reply: listReply(staffWithdrawal),
  }),
  detail: call({
    method: 'GET',
    path: '/withdrawals/{id}',
    access: 'admin',
    duty: 'any',
    reply: object({ data: staffWithdrawalDetail }),
  }),
  approve: call({
    method: 'POST',
    path: '/approvewithdrawal/{id}',
    access: 'admin',
    duty: 'approve',
    money: true,
    requiresPassword: true,
    signed: true,
    body: object({ note: text(500), content: approvedContent() }),
    reply: messageReply,
  }),
  startPayment: call({
    method: 'POST',
    path: '/startpayment/{id}',
    access: 'admin',
    duty: 'pay',
    money: true,
    requiresPassword: true,
    reply: messageReply,
  }),
  stopPayment: call({
    method: 'POST',
    path: '/stoppayment/{id}',
    access: 'admin',
    duty: 'pay',
    money: true,
    requiresPassword: true,
    reply: messageReply,
  }),
  decline: call({
    method: 'POST',
    path: '/declinewithdrawal/{id}',
    access: 'admin',
    duty: 'approve',
    money: true,
    body: object({ reason: text(500).required(messages.reasonRequired) }),
    reply: messageReply,
  }),
  pay: call({
    method: 'POST',
    path: '/paywithdrawal/{id}',
    access: 'admin',
    duty: 'pay',
    money: true,
    requiresPassword: true,
    signed: true,
    body: paymentRules,
    reply: messageReply,
  }),
} as const;
