import { boolean, type InferType, number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import type { Duty } from './duties.ts';
import { listReply } from './list.ts';
import { messages } from './messages.ts';
import { person } from './reviewRecord.ts';
import { text } from './rules.ts';

/** Subjects that staff approve, each by the rules of its kind. */
export const approvalKinds = ['deposit', 'withdrawal', 'rule'] as const;

export type ApprovalKind = (typeof approvalKinds)[number];

/** The duty of those who approve. */
export const approvers: Record<ApprovalKind, Duty> = {
  deposit: 'review',
  withdrawal: 'approve',
  rule: 'keys',
};

/** A step of a kind: the number of approvals from this amount on, and the wait after them. */
export const approvalRule = object({
  _id: string().defined(),
  kind: string<ApprovalKind>().oneOf(approvalKinds).defined(),
  /** Dollars. */
  from: string().defined(),
  approvals: number().defined(),
  waitHours: number().defined(),
  separatePayer: boolean().defined(),
  removed: boolean().defined(),
  /** Null until it is approved. */
  validFrom: string().nullable().defined(),
  status: string<'inForce' | 'coming' | 'proposed'>().defined(),
});

export type ApprovalRule = InferType<typeof approvalRule>;

/** A subject that waits for the approval of the caller. */
export const waitingApproval = object({
  kind: string<ApprovalKind>().oneOf(approvalKinds).defined(),
  _id: string().defined(),
  /** Of an investor's item. */
  user: person.nullable().defined(),
  /** Dollars. */
  amount: string().nullable().defined(),
  askedAt: string().defined(),
  needed: number().defined(),
  have: number().defined(),
});

export type WaitingApproval = InferType<typeof waitingApproval>;

export const ruleProposal = object({
  kind: string<ApprovalKind>().oneOf(approvalKinds).required(),
  /** Whole dollars. */
  fromUsd: text(9).matches(/^\d+$/, messages.enterValue),
  approvals: number().integer().min(1).max(5).required(),
  waitHours: number().integer().min(0).max(720),
  separatePayer: boolean(),
  removed: boolean(),
});

export const approvals = {
  rules: call({
    method: 'GET',
    path: '/approval-rules',
    access: 'anyone',
    reply: listReply(approvalRule),
  }),
  waiting: call({
    method: 'GET',
    path: '/approvals',
    access: 'admin',
    duty: 'any',
    reply: listReply(waitingApproval),
  }),
  proposeRule: call({
    method: 'POST',
    path: '/approval-rules',
    access: 'admin',
    duty: 'keys',
    requiresPassword: true,
    body: ruleProposal,
    reply: messageReply,
  }),
  approveRule: call({
    method: 'POST',
    path: '/approvals/rule/{id}',
    access: 'admin',
    duty: 'keys',
    requiresPassword: true,
    reply: messageReply,
  }),
  withdrawRule: call({
    method: 'POST',
    path: '/proposals/rule/{id}/withdraw',
    access: 'admin',
    duty: 'keys',
    reply: messageReply,
  }),
} as const;
