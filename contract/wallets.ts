import { boolean, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { listQuery, listReply } from './list.ts';
import { messages } from './messages.ts';
import { filled, ordered, typed, uploadedFile } from './rules.ts';
import { staffWallet, walletOrNone, walletRecord, walletType } from './walletRecord.ts';

/** After the active address: the earlier one becomes active, or deposits of the coin pause. */
export const walletNext = ['previous', 'pause'] as const;

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
