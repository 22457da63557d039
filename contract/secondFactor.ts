import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { signInReply } from './auth.ts';
import { call, messageReply } from './call.ts';
import { factorFields } from './factorFields.ts';
import { type FactorMethod, factorMethods } from './factorMethods.ts';
import { messages } from './messages.ts';
import { plainLine, text } from './rules.ts';

const passkeyRecord = object({
  _id: string().defined(),
  name: string().defined(),
  createdAt: string().defined(),
  lastUsedAt: string().nullable().defined(),
  backedUp: boolean().defined(),
  /** From then on it signs decisions; it signs in at once. */
  countsFrom: string().defined(),
});

export type Passkey = InferType<typeof passkeyRecord>;

/** `required` of staff; `passkeysOffered` is false where this server cannot check any. */
export const secondFactorRecord = object({
  passkeys: array(passkeyRecord).defined(),
  authenticator: boolean().defined(),
  recoveryCodesLeft: number().defined(),
  required: boolean().defined(),
  setUp: boolean().defined(),
  passkeysOffered: boolean().defined(),
});

export type SecondFactor = InferType<typeof secondFactorRecord>;

const passkeyOptions = object({
  challengeId: string().nullable().defined(),
  options: mixed<Record<string, unknown>>().nullable().defined(),
});

/** Not among the messages, which each first visit loads. */
export const passkeyNameInvalid =
  'A name cannot have line breaks, hidden characters or web addresses.';

/** The call to sign; `body` is the JSON text of its fields, a file as the SHA-256 of its bytes. */
const challengeRules = object({
  method: string<'POST' | 'PUT'>().oneOf(['POST', 'PUT']).required(),
  path: text(300).required(),
  body: text(16_000),
});

const ownCall = { access: 'user', beforeSecondFactor: true } as const;
const sensitive = { ...ownCall, requiresPassword: true } as const;

export const secondFactor = {
  signIn: call({
    method: 'POST',
    path: '/login/second-factor',
    access: 'anyone',
    rateLimits: ['signInPerAddress'],
    body: object({
      ticket: text(100).required(messages.inputAllFields),
      device: text(),
      ...factorFields(),
    }),
    reply: signInReply,
  }),
  passkeySignInOptions: call({
    method: 'POST',
    path: '/login/passkey/options',
    access: 'anyone',
    rateLimits: ['signInPerAddress'],
    reply: object({ data: passkeyOptions }),
  }),
  passkeySignIn: call({
    method: 'POST',
    path: '/login/passkey',
    access: 'anyone',
    rateLimits: ['signInPerAddress'],
    body: object({
      challengeId: text(40).required(messages.inputAllFields),
      assertion: text(8_000).required(messages.inputAllFields),
      device: text(),
    }),
    reply: signInReply,
  }),
  reauthenticateOptions: call({
    method: 'POST',
    path: '/reauthenticate/options',
    ...ownCall,
    rateLimits: ['challengesPerUser'],
    reply: object({
      data: passkeyOptions.concat(
        object({ methods: array(string<FactorMethod>().oneOf(factorMethods).defined()).defined() }),
      ),
    }),
  }),
  challenge: call({
    method: 'POST',
    path: '/challenges',
    access: 'user',
    rateLimits: ['challengesPerUser'],
    body: challengeRules,
    reply: object({
      data: object({
        challengeId: string().defined(),
        /** Hex. */
        nonce: string().defined(),
        options: mixed<Record<string, unknown>>().defined(),
      }),
    }),
  }),
  read: call({
    method: 'GET',
    path: '/api/v1/user/second-factor',
    ...ownCall,
    reply: object({ data: secondFactorRecord }),
  }),
  passkeyOptions: call({
    method: 'POST',
    path: '/api/v1/user/passkeys/options',
    ...sensitive,
    rateLimits: ['challengesPerUser'],
    reply: object({ data: passkeyOptions }),
  }),
  addPasskey: call({
    method: 'POST',
    path: '/api/v1/user/passkeys',
    ...sensitive,
    rateLimits: ['factorChangesPerUser'],
    body: object({
      challengeId: text(40).required(messages.inputAllFields),
      name: plainLine(40, passkeyNameInvalid).required(messages.inputAllFields),
      attestation: text(16_000).required(messages.inputAllFields),
    }),
    reply: object({ message: string().defined(), data: passkeyRecord }),
  }),
  removePasskey: call({
    method: 'DELETE',
    path: '/api/v1/user/passkeys/{id}',
    ...sensitive,
    rateLimits: ['factorChangesPerUser'],
    reply: messageReply,
  }),
  startAuthenticator: call({
    method: 'POST',
    path: '/api/v1/user/totp',
    ...sensitive,
    rateLimits: ['challengesPerUser'],
    reply: object({
      data: object({ secret: string().defined(), uri: string().defined() }),
    }),
  }),
  confirmAuthenticator: call({
    method: 'POST',
    path: '/api/v1/user/totp/confirm',
    ...sensitive,
    body: object({ code: text(20).required(messages.inputAllFields) }),
    reply: messageReply,
  }),
  removeAuthenticator: call({
    method: 'DELETE',
    path: '/api/v1/user/totp',
    ...sensitive,
    rateLimits: ['factorChangesPerUser'],
    reply: messageReply,
  }),
  renewRecoveryCodes: call({
    method: 'POST',
    path: '/api/v1/user/recovery-codes',
    ...sensitive,
    rateLimits: ['factorChangesPerUser'],
    reply: object({ data: object({ codes: array(string().defined()).defined() }) }),
  }),
} as const;
