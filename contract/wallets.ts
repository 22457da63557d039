import { boolean, type InferType, number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { walletTypes } from './coin.ts';
import { listQuery, listReply } from './list.ts';
import { messages } from './messages.ts';
import { filled, ordered, typed, uploadedFile } from './rules.ts';

const walletType = () => string<'btc' | 'eth'>().oneOf(Object.values(walletTypes));

/** `image` is a path under `/backend`, or null. */
export const walletRecord = object({
  _id: string().defined(),
  walletAdd: string().defined(),
  walletType: walletType().defined(),
  /** Of a key, `walletAdd` is its address 0/0, or for an investor the one that is theirs. */
  kind: string<'address' | 'key'>().oneOf(['address', 'key']).defined(),
  image: string().nullable().defined(),
  active: string<'yes' | 'no'>().oneOf(['yes', 'no']).defined(),
  addedBy: string().nullable().defined(),
  createdAt: string().defined(),
});

export type Wallet = InferType<typeof walletRecord>;

/**
 * A receiving address as staff list it; `received` is what was credited for its deposits. A proposed
 * one has no `activeFrom` yet.
 */
export const staffWallet = walletRecord.concat(
  object({
    retiredAt: string().nullable().defined(),
    retiredBy: string().nullable().defined(),
    status: string<'proposed' | 'approved'>().oneOf(['proposed', 'approved']).defined(),
    activeFrom: string().nullable().defined(),
    /** The next three are of a key, else null. */
    script: string<'p2wpkh' | 'eoa'>().oneOf(['p2wpkh', 'eoa']).nullable().defined(),
    fingerprint: string().nullable().defined(),
    nextIndex: number().nullable().defined(),
    /** Its coin leaves only by us, so that other spending raises an alarm. */
    ownCoin: boolean().defined(),
    deposits: number().defined(),
    received: string().defined(),
  }),
);

export type StaffWallet = InferType<typeof staffWallet>;

/** After the active address: the earlier one becomes active, or deposits of the coin pause. */
export const walletNext = ['previous', 'pause'] as const;

/** A coin without a receiving address has an empty `walletAdd` and neither id nor time (S-203). */
const walletOrNone = walletRecord.shape({
  _id: string().nullable().defined(),
  createdAt: string().nullable().defined(),
});

export type WalletOrNone = InferType<typeof walletOrNone>;

/** The coin defaults to btc (S-313, S-314). */
export const walletRules = ordered(
  object({
    walletAdd: typed(120),
    walletType: walletType().default('btc'),
    image: uploadedFile(),
    ownCoin: boolean(),
  }),
  [
    ['walletAdd', messages.addressInvalid, ({ walletAdd }) => filled(walletAdd)],
    [
      'image',
      messages.qrNotAnImage,
      ({ image }) =>
        !(image instanceof File) || image.size === 0 || image.type.startsWith('image/'),
    ],
  ],
);

export const wallets = {
  one: call({
    method: 'GET',
    path: '/user-get-one-wallet/{id}',
    access: 'user',
    // The first time an investor asks, they are given an address of a key.
    writes: true,
    params: object({ id: string().max(40).required() }),
    /** With `peek` no address is given. */
    query: object({ peek: boolean() }),
    reply: object({ data: walletOrNone }),
  }),
  add: call({
    method: 'POST',
    path: '/add-wallet',
    access: 'admin',
    duty: 'keys',
    encoding: 'multipart',
    requiresPassword: true,
    signed: true,
    body: walletRules,
    reply: object({ message: string().defined(), data: walletRecord }),
  }),
  list: call({
    method: 'GET',
    path: '/get-all-wallet',
    access: 'admin',
    duty: 'any',
    query: listQuery(['createdAt'], object({ retired: boolean() })),
    reply: listReply(staffWallet),
  }),
  remove: call({
    method: 'DELETE',
    path: '/delete-wallet/{walletId}',
    access: 'admin',
    duty: 'keys',
    requiresPassword: true,
    // `successor` is the wallet that the caller expects to become active.
    query: object({
      next: string<(typeof walletNext)[number]>().oneOf(walletNext),
      successor: string().uuid(),
    }),
    reply: messageReply,
  }),
  image: call({ method: 'GET', path: '/wallet-images/{id}', access: 'user', reply: 'file' }),
} as const;
