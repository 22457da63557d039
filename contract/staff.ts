import { object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { messages } from './messages.ts';
import { filled, ordered, personName, typed, userNameLengthMax } from './rules.ts';
import { userReply } from './users.ts';

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

/** Both calls give or take all powers of staff, so both require the password. */
export const staff = {
  setRole: call({
    method: 'PUT',
    path: '/user-role/{id}',
    access: 'admin',
    requiresPassword: true,
    body: object({
      role: string<'user' | 'admin'>()
        .oneOf(['user', 'admin'], messages.roleUnknown)
        .required(messages.roleUnknown),
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
