import { type InferType, number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { listReply } from './list.ts';
import { messages } from './messages.ts';
import { filled, ordered, personName, typed, userNameLengthMax } from './rules.ts';
import { optionalReason, userReply, userStatuses } from './users.ts';

export const inviteRules = ordered(
  object({
    fullName: personName().default(''),
    userName: personName(userNameLengthMax).default(''),
    email: typed(254).email(messages.emailInvalid),
  }),
  [
    [
      'fullName',
      messages.fillAllFields,
      ({ fullName, userName, email }) => [fullName, userName, email].every(filled),
    ],
  ],
);

export const staffMember = object({
  _id: string().defined(),
  fullName: string().defined(),
  userName: string().defined(),
  status: string().oneOf(userStatuses).defined(),
  signedInAt: string().nullable().defined(),
  lastSeenAt: string().nullable().defined(),
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
    reply: listReply(staffMember),
  }),
  setRole: call({
    method: 'PUT',
    path: '/user-role/{id}',
    access: 'admin',
    requiresPassword: true,
    body: object({
      role: string<'user' | 'admin'>()
        .oneOf(['user', 'admin'], messages.roleUnknown)
        .required(messages.roleUnknown),
      ...optionalReason,
    }),
    reply: userReply,
  }),
  invite: call({
    method: 'POST',
    path: '/staff',
    access: 'admin',
    requiresPassword: true,
    body: inviteRules,
    reply: messageReply,
  }),
} as const;
