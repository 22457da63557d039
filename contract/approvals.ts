import { array, boolean, type InferType, number, object, string } from 'yup';
import { approvedContent } from './approvalContent.ts';
import { approvalDetail, objection } from './approvalProgress.ts';
import { call, messageReply } from './call.ts';
import type { Duty } from './duties.ts';
import { listReply } from './list.ts';
import { messages } from './messages.ts';
import { knownPerson, person } from './reviewRecord.ts';
import { text } from './rules.ts';

/** Subjects that staff approve, each by the rules of its kind. */
export const approvalKinds = [
  ...(['deposit', 'withdrawal', 'adjustment', 'reversal', 'wallet'] as const),
  ...(['rule', 'duty', 'reset', 'alarm'] as const),
] as const;

/** Kinds of rules: a deposit that the chain does not cover meets its own rule too. */
export const ruleKinds = [...approvalKinds, 'deposit-unseen'] as const;

export type RuleKind = (typeof ruleKinds)[number];
export type ApprovalKind = (typeof approvalKinds)[number];

/** Subjects that staff propose, and can withdraw. */
export const proposalKinds = ['adjustment', 'reversal', 'wallet', 'rule', 'duty', 'reset'] as const;

export type ProposalKind = (typeof proposalKinds)[number];

/** The duty of those who approve. */
export const approvers = {
  deposit: 'review',
  withdrawal: 'approve',
  adjustment: 'approve',
  reversal: 'approve',
  wallet: 'keys',
  rule: 'keys',
  duty: 'people',
  reset: 'people',
  alarm: 'keys',
} as const satisfies Record<ApprovalKind, Duty>;

/** The same by the kind of a rule. */
export const ruleApprovers = { ...approvers, 'deposit-unseen': 'review' } as const;

/** Hours: the owner of the account and colleagues must have time to stop it. */
export const resetWaitHoursMin = 24;

/** A step of a kind: the number of approvals from this amount on, and the wait after them. */
export const approvalRule = object({
  _id: string().defined(),
  kind: string<RuleKind>().oneOf(ruleKinds).defined(),
  /** Dollars. */
  from: string().defined(),
  approvals: number().defined(),
  waitHours: number().defined(),
  separatePayer: boolean().defined(),
  removed: boolean().defined(),
  /** Two people have the duty, so it is never below two people and 24 hours. */
  takesTwo: boolean().defined(),
  /** Null until it is approved. */
  validFrom: string().nullable().defined(),
  status: string<'inForce' | 'coming' | 'proposed'>().defined(),
});

export type ApprovalRule = InferType<typeof approvalRule>;

/** A subject that waits for more approvals. */
export const waitingApproval = object({
  kind: string<ApprovalKind>().oneOf(approvalKinds).defined(),
  _id: string().defined(),
  /** Whose item it is. */
  user: knownPerson.nullable().defined(),
  /** Null for items of investors. */
  proposedBy: person.nullable().defined(),
  /** Of a proposal: what changes, in one sentence. */
  change: string().nullable().defined(),
  reason: string().nullable().defined(),
  /** The text that an approval is about. */
  content: string().defined(),
  /** Dollars. */
  amount: string().nullable().defined(),
  /** Of an adjustment and a reversal: dollars that the person can use without it and with it. */
  available: object({ before: string().defined(), after: string().defined() }).nullable().defined(),
  askedAt: string().defined(),
  needed: number().defined(),
  have: number().defined(),
  /** Once the approvals are complete and only its time has to come. */
  payableFrom: string().nullable().defined(),
  /** The caller approved it. */
  mine: boolean().defined(),
  /** While one of them is open, the item cannot go on. */
  objections: array(objection).defined(),
});

export type WaitingApproval = InferType<typeof waitingApproval>;

export const ruleProposal = object({
  kind: string<RuleKind>().oneOf(ruleKinds).required(),
  /** Whole dollars. */
  fromUsd: text(9).matches(/^\d+$/, messages.enterValue),
  approvals: number().integer().min(1).max(5).required(),
  waitHours: number().integer().min(0).max(720),
  separatePayer: boolean(),
  removed: boolean(),
});

const subject = object({
  kind: string<ApprovalKind>().oneOf(approvalKinds).required(),
  id: string().uuid().required(),
});

const approveCall = <Kind extends ProposalKind>(kind: Kind) =>
  call({
    method: 'POST',
    path: `/approvals/${kind}/{id}`,
    access: 'admin',
    duty: approvers[kind],
    requiresPassword: true,
    signed: true,
    body: object({ content: approvedContent() }),
    reply: messageReply,
  });

export const approvals = {
  rules: call({
    method: 'GET',
    path: '/approval-rules',
    access: 'anyone',
    reply: object({
      data: array(approvalRule).defined(),
      /** How many active people hold each duty. */
      holders: array(
        object({ duty: string<Duty>().defined(), people: number().defined() }),
      ).defined(),
    }),
  }),
  waiting: call({
    method: 'GET',
    path: '/approvals',
    access: 'admin',
    duty: 'any',
    reply: listReply(waitingApproval),
  }),
  read: call({
    method: 'GET',
    path: '/approvals/{kind}/{id}',
    access: 'admin',
    duty: 'any',
    params: subject,
    reply: object({ data: approvalDetail }),
  }),
  proposeRule: call({
    method: 'POST',
    path: '/approval-rules',
    access: 'admin',
    duty: 'keys',
    requiresPassword: true,
    signed: true,
    body: ruleProposal,
    reply: messageReply,
  }),
  approveRule: approveCall('rule'),
  approveWallet: approveCall('wallet'),
  approveAdjustment: { ...approveCall('adjustment'), money: true },
  approveReversal: { ...approveCall('reversal'), money: true },
  approveDuty: approveCall('duty'),
  approveReset: approveCall('reset'),
  withdraw: call({
    method: 'POST',
    path: '/proposals/{kind}/{id}/withdraw',
    access: 'admin',
    duty: 'any',
    params: object({
      kind: string<ProposalKind>().oneOf(proposalKinds).required(),
      id: string().uuid().required(),
    }),
    reply: messageReply,
  }),
  object: call({
    method: 'POST',
    path: '/objections/{kind}/{id}',
    access: 'admin',
    duty: 'any',
    params: subject,
    body: object({ reason: text(500).required() }),
    reply: messageReply,
  }),
  lift: call({
    method: 'DELETE',
    path: '/objections/{kind}/{id}',
    access: 'admin',
    duty: 'any',
    requiresPassword: true,
    params: subject,
    reply: messageReply,
  }),
} as const;
