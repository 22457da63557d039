import { type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import { type Coin, coin, coins } from './coin.ts';
import { messages } from './messages.ts';
import { filled, ordered, text, typed } from './rules.ts';
import { walletRecord } from './walletRecord.ts';

const recoveryWords = /^\s*([a-z]{3,8}\s+){11,23}[a-z]{3,8}\s*$/i;
const extendedPrivate = /(^|[^0-9A-Za-z])[a-z]prv[1-9A-HJ-NP-Za-km-z]{20,}/i;
const plainPrivate = /^\s*([5KL9c][1-9A-HJ-NP-Za-km-z]{50,51}|(0x)?[0-9a-fA-F]{64})\s*$/;

/** Whether a text can spend coin: an extended or plain private key, or recovery words. */
export const isPrivateKeyText = (key: string): boolean =>
  [recoveryWords, extendedPrivate, plainPrivate].some((form) => form.test(key));

/** `check` is the address 0/5 as the device shows it. The browser checks these before it sends. */
export const accountKeyRules = ordered(
  object({
    coin: coin().required(),
    /** An extended public key, or of Bitcoin a descriptor. */
    key: typed(400),
    /** Of the master key; of Bitcoin only. */
    fingerprint: text(8),
    /** Path of the account; by default the first of its kind that the key can have. */
    path: text(40),
    check: typed(120),
  }),
  [
    ['key', messages.keyPrivate, ({ key }) => !isPrivateKeyText(key)],
    ['key', messages.keyMissing, ({ key }) => filled(key)],
    ['fingerprint', messages.fingerprintForm, ({ fingerprint }) => isFingerprint(fingerprint)],
    [
      'path',
      messages.keyPathForm,
      ({ path }) => !path || /^(m\/)?\d+[h'](\/\d+[h']){2}$/.test(path),
    ],
    ['check', messages.keyCheckMissing, ({ check }) => filled(check)],
  ],
);

const isFingerprint = (fingerprint: string | undefined) =>
  !fingerprint || /^[0-9a-fA-F]{8}$/.test(fingerprint);

/**
 * A key with its addresses so far. Used is an address that coin was seen at, or that has a confirmed
 * deposit; `gapLimit` is what a wallet must look ahead to find them all.
 */
export const accountKeyRecord = object({
  walletId: string().uuid().defined(),
  coin: string<Coin>().oneOf(coins).defined(),
  /** Null for Ethereum, which has none. */
  descriptor: string().nullable().defined(),
  script: string<'p2wpkh' | 'eoa'>().oneOf(['p2wpkh', 'eoa']).defined(),
  accountKey: string().defined(),
  fingerprint: string().nullable().defined(),
  path: string().defined(),
  firstAddress: string().defined(),
  nextIndex: number().defined(),
  highestUsed: number().nullable().defined(),
  longestUnused: number().defined(),
  gapLimit: number().defined(),
  issued: number().defined(),
  used: number().defined(),
});

export type AccountKeyRecord = InferType<typeof accountKeyRecord>;

export const accountKeys = {
  add: call({
    method: 'POST',
    path: '/account-keys',
    access: 'admin',
    duty: 'keys',
    requiresPassword: true,
    signed: true,
    body: accountKeyRules,
    reply: object({ message: string().defined(), data: walletRecord }),
  }),
  read: call({
    method: 'GET',
    path: '/account-keys/{walletId}',
    access: 'admin',
    duty: 'any',
    reply: object({ data: accountKeyRecord }),
  }),
  addresses: call({
    method: 'GET',
    path: '/account-keys/{walletId}/addresses.csv',
    access: 'admin',
    duty: ['audit', 'keys'],
    rateLimits: ['exportsPerUser'],
    writes: true,
    reply: 'file',
  }),
} as const;
