import { array, boolean, type InferType, number, object, string } from 'yup';
import { accountContents } from './accountContents.ts';
import { adjustmentRules } from './adjustments.ts';
import { call, messageReply } from './call.ts';
import { idFilter, listQuery, listReply } from './list.ts';
import { messages } from './messages.ts';
import { text } from './rules.ts';
import { sessionRecord } from './sessions.ts';
import { entryQuery } from './transactionQuery.ts';
import { transactionRecord } from './transactionRecord.ts';
import { userRecord, userStatuses } from './userRecord.ts';

/** An account as staff list it; `held` is in dollars. */
export const staffUser = userRecord.concat(
  object({
    lastSeenAt: string().nullable().defined(),
    deposits: number().defined(),
    held: string().defined(),
  }),
);

export type StaffUser = InferType<typeof staffUser>;

const decision = { by: string().defined(), at: string().defined() };
export const userDetail = staffUser.concat(
  object({
    emailVerifiedAt: string().nullable().defined(),
    ...accountContents,
    withdrawalsWaitUntil: string().nullable().defined(),
    suspension: object({ reason: string().defined(), ...decision })
      .nullable()
      .defined(),
    verifications: array(
      object({
        verified: boolean().defined(),
        note: string().nullable().defined(),
        ...decision,
      }),
    ).defined(),
  }),
);

export type UserDetail = InferType<typeof userDetail>;

export const userReply = object({ message: string().defined(), data: userRecord });
const reason = object({ reason: text(500).required(messages.reasonRequired) });

/** For the activity log; a client of the specification sends none. */
export const optionalReason = { reason: text(500) };

/** `q` is the start of a name, user name or email address; `balance` is what is available. */
export const userQuery = listQuery(
  ['createdAt', 'fullName', 'userName', 'balance', 'lastSeenAt'],
  object({
    id: idFilter(),
    q: string().trim().max(100),
    status: string().oneOf(userStatuses),
    isVerified: boolean(),
    role: string<'user' | 'admin'>().oneOf(['user', 'admin']),
  }),
);

export const users = {
  list: call({
    method: 'GET',
    path: '/all-users',
    access: 'admin',
    duty: 'any',
    query: userQuery,
    reply: listReply(staffUser),
  }),
  detail: call({
    method: 'GET',
    path: '/users/{id}',
    access: 'admin',
    duty: 'any',
    reply: object({ data: userDetail }),
  }),
  transactions: call({
    method: 'GET',
    path: '/users/{id}/transactions',
    access: 'admin',
    duty: 'any',
    query: entryQuery,
    reply: listReply(transactionRecord),
  }),
  sessions: call({
    method: 'GET',
    path: '/users/{id}/sessions',
    access: 'admin',
    duty: 'any',
    reply: listReply(sessionRecord),
  }),
  endSessions: call({
    method: 'DELETE',
    path: '/users/{id}/sessions',
    access: 'admin',
    duty: 'people',
    reply: messageReply,
  }),
  verify: call({
    method: 'PUT',
    path: '/verify-user/{userId}',
    access: 'admin',
    duty: 'review',
    body: object({ note: text(500) }),
    reply: userReply,
  }),
  unverify: call({
    method: 'PUT',
    path: '/unverify-user/{userId}',
    access: 'admin',
    duty: 'review',
    requiresPassword: true,
    body: reason,
    reply: userReply,
  }),
  suspend: call({
    method: 'PUT',
    path: '/suspend-user/{id}',
    access: 'admin',
    duty: ['review', 'people'],
    requiresPassword: true,
    body: reason,
    reply: userReply,
  }),
  unsuspend: call({
    method: 'PUT',
    path: '/unsuspend-user/{id}',
    access: 'admin',
    duty: 'people',
    requiresPassword: true,
    body: reason,
    reply: userReply,
  }),
  close: call({
    method: 'DELETE',
    path: '/delete-user/{userId}',
    access: 'admin',
    duty: 'people',
    requiresPassword: true,
    body: object(optionalReason),
    reply: messageReply,
  }),
  adjust: call({
    method: 'POST',
    path: '/debitorcredit/{userId}',
    access: 'admin',
    duty: 'approve',
    money: true,
    requiresPassword: true,
    signed: true,
    body: adjustmentRules,
    reply: userReply,
  }),
} as const;
