import { array, boolean, type InferType, number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { type Duty, duties } from './duties.ts';
import { listReply } from './list.ts';
import { messages } from './messages.ts';
import { dutyList, inviteRules } from './staffRules.ts';
import { userStatuses } from './userRecord.ts';
import { optionalReason, userReply } from './users.ts';

export const staffMember = object({
  _id: string().defined(),
  fullName: string().defined(),
  userName: string().defined(),
  status: string().oneOf(userStatuses).defined(),
  duties: array(string<Duty>().oneOf(duties).defined()).defined(),
  signedInAt: string().nullable().defined(),
  lastSeenAt: string().nullable().defined(),
  secondFactor: object({
    passkeys: number().defined(),
    authenticator: boolean().defined(),
    recoveryCodesLeft: number().defined(),
  }),
  /** Pending deposits that are assigned to them, and payments that they have started. */
  deposits: number().defined(),
  payments: number().defined(),
});

export type StaffMember = InferType<typeof staffMember>;

/** Inviting and setting a role give or take all powers of staff: both require the password. */
export const staff = {
  list: call({
    method: 'GET',
    path: '/staff',
    access: 'admin',
    duty: 'any',
    reply: listReply(staffMember),
  }),
  setRole: call({
    method: 'PUT',
    path: '/user-role/{id}',
    access: 'admin',
    duty: 'people',
    requiresPassword: true,
    signed: true,
    body: object({
      role: string<'user' | 'admin'>()
        .oneOf(['user', 'admin'], messages.roleUnknown)
        .required(messages.roleUnknown),
      duties: dutyList,
      ...optionalReason,
    }),
    reply: userReply,
  }),
  invite: call({
    method: 'POST',
    path: '/staff',
    access: 'admin',
    duty: 'people',
    requiresPassword: true,
    signed: true,
    body: inviteRules,
    reply: messageReply,
  }),
  inviteAgain: call({
    method: 'POST',
    path: '/staff/{id}/invitation',
    access: 'admin',
    duty: 'people',
    requiresPassword: true,
    reply: messageReply,
  }),
  setDuties: call({
    method: 'PUT',
    path: '/staff/{id}/duties',
    access: 'admin',
    duty: 'people',
    requiresPassword: true,
    signed: true,
    body: object({ duties: dutyList.defined(messages.dutyUnknown), ...optionalReason }),
    reply: object({ message: string().defined(), data: staffMember }),
  }),
} as const;
