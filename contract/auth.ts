import { boolean, type InferType, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { factorFields } from './factorFields.ts';
import { listReply } from './list.ts';
import { messages } from './messages.ts';
import {
  filled,
  ordered,
  passwordCharacters,
  personName,
  text,
  typed,
  typedPassword,
  userNameLengthMax,
} from './rules.ts';
import { sessionRecord, signInRecord } from './sessions.ts';
import { userRecord } from './userRecord.ts';

/** An empty field gets one message and no request (S-084); `device` only selects a rate limit. */
export const signInRules = ordered(
  object({ userName: typed(), password: typedPassword(), device: text() }),
  [
    ['userName', messages.inputAllFields, ({ userName }) => filled(userName)],
    ['password', messages.inputAllFields, (value) => filled(value.password)],
  ],
);

/** In this order; the server adds length and common passwords. */
export const signUpRules = ordered(
  object({
    fullName: personName().default(''),
    userName: personName(userNameLengthMax).default(''),
    email: typed(254).email(messages.emailInvalid),
    password: typedPassword(),
    confirmPassword: typedPassword(),
  }),
  [
    [
      'fullName',
      messages.fillAllFields,
      (value) =>
        [value.fullName, value.userName, value.email, value.password, value.confirmPassword].every(
          filled,
        ),
    ],
    [
      'confirmPassword',
      messages.passwordsDoNotMatch,
      (value) => value.password === value.confirmPassword,
    ],
    ['password', messages.passwordNeedsSpecial, (value) => passwordCharacters(value.password)],
  ],
);

/** A new password with its confirmation: mismatch first, then presence, then the characters. */
export const resetRules = ordered(
  object({ token: typed(), newPassword: typedPassword(), confirmPassword: typedPassword() }),
  [
    [
      'confirmPassword',
      messages.passwordMismatch,
      (value) => value.newPassword === value.confirmPassword,
    ],
    [
      'newPassword',
      messages.allFieldsRequired,
      (value) => filled(value.newPassword) && filled(value.token),
    ],
    [
      'newPassword',
      messages.passwordNeedsSpecial,
      (value) => passwordCharacters(value.newPassword),
    ],
  ],
);

export const emailRules = object({
  email: text(254).email(messages.emailInvalid).required(messages.fillAllFields),
});

export const signInReply = object({
  message: string().defined(),
  token: string().defined(),
  /** The browser keeps it after sign-out and sends it with the next sign-in. */
  device: string().defined(),
  userType: string<'admin' | 'user'>().oneOf(['admin', 'user']).defined(),
  data: userRecord,
});

export type SignedIn = InferType<typeof signInReply>;

export const auth = {
  signIn: call({
    method: 'POST',
    path: '/login',
    access: 'anyone',
    rateLimits: ['signInPerAddress', 'signInPerAccount', 'signInPerDevice'],
    body: signInRules,
    reply: signInReply,
  }),
  signUp: call({
    method: 'POST',
    path: '/signup',
    access: 'anyone',
    rateLimits: ['signUpPerAddress'],
    body: signUpRules,
    reply: messageReply,
  }),
  signOut: call({
    method: 'POST',
    path: '/logout',
    access: 'user',
    beforeSecondFactor: true,
    reply: messageReply,
  }),
  reauthenticate: call({
    method: 'POST',
    path: '/reauthenticate',
    access: 'user',
    rateLimits: ['reauthenticationsPerUser'],
    beforeSecondFactor: true,
    /** A passkey without a password; or the password, with a code where the account has a second factor. */
    body: ordered(object({ password: typedPassword(), ...factorFields() }), [
      ['password', messages.inputAllFields, (value) => filled(value.password || value.assertion)],
    ]),
    reply: messageReply,
  }),
  sessions: call({
    method: 'GET',
    path: '/api/v1/user/sessions',
    access: 'user',
    reply: listReply(sessionRecord),
  }),
  endOtherSessions: call({
    method: 'DELETE',
    path: '/api/v1/user/sessions',
    access: 'user',
    reply: messageReply,
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/v1/user/sessions/{id}',
    access: 'user',
    reply: messageReply,
  }),
  signIns: call({
    method: 'GET',
    path: '/api/v1/user/sign-ins',
    access: 'user',
    reply: listReply(signInRecord),
  }),
  forgotPassword: call({
    method: 'POST',
    path: '/forgot-password',
    access: 'anyone',
    rateLimits: ['resetPerAddress', 'resetPerAccount'],
    body: emailRules,
    reply: messageReply,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/reset-password',
    access: 'anyone',
    rateLimits: ['resetPerAddress'],
    body: resetRules,
    reply: object({ message: string().defined(), device: string().defined() }),
  }),
  /** Does not use the link. The token is in the body, because addresses are logged by proxies. */
  checkReset: call({
    method: 'POST',
    path: '/reset-password/check',
    access: 'anyone',
    rateLimits: ['resetPerAddress'],
    body: object({ token: text().required(messages.resetLinkDead) }),
    reply: object({ data: object({ usable: boolean().defined() }) }),
  }),
  verifyEmail: call({
    method: 'POST',
    path: '/verify-email',
    access: 'anyone',
    rateLimits: ['resetPerAddress'],
    body: object({ token: text().required(messages.resetLinkDead) }),
    reply: messageReply,
  }),
  resendVerification: call({
    method: 'POST',
    path: '/resend-verification',
    access: 'anyone',
    rateLimits: ['resetPerAddress', 'verificationPerAccount'],
    body: emailRules,
    reply: messageReply,
  }),
} as const;
