import { array, boolean, type InferType, number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { coin } from './coin.ts';
import { messages } from './messages.ts';
import { plainLine, text } from './rules.ts';

/** An address that withdrawals may go to, from `usableFrom` on. */
export const bookAddress = object({
  _id: string().defined(),
  coin: coin().defined(),
  address: string().defined(),
  label: string().nullable().defined(),
  addedAt: string().defined(),
  usableFrom: string().defined(),
  usable: boolean().defined(),
});

export type BookAddress = InferType<typeof bookAddress>;

/** `holdsUntil`: it was switched off, but withdrawals still go only to its addresses. */
export const bookState = object({
  on: boolean().defined(),
  holdsUntil: string().nullable().defined(),
  waitHours: number().defined(),
});

export type BookState = InferType<typeof bookState>;

/** Not among the messages, which each first visit loads. */
export const labelInvalid = 'A label cannot have line breaks, hidden characters or web addresses.';

export const bookRules = object({
  coin: coin(messages.selectCoin).required(messages.selectCoin),
  address: text(120).required(messages.addressInvalid),
  label: plainLine(40, labelInvalid),
});

export const addressBook = {
  read: call({
    method: 'GET',
    path: '/api/v1/user/addresses',
    access: 'user',
    reply: object({ data: array(bookAddress).defined(), book: bookState }),
  }),
  add: call({
    method: 'POST',
    path: '/api/v1/user/addresses',
    access: 'user',
    requiresPassword: true,
    signed: true,
    rateLimits: ['addressBookPerUser'],
    body: bookRules,
    reply: object({ message: string().defined(), data: bookAddress }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/user/addresses/{id}',
    access: 'user',
    requiresPassword: true,
    reply: messageReply,
  }),
  switch: call({
    method: 'PUT',
    path: '/api/v1/user/address-book',
    access: 'user',
    requiresPassword: true,
    rateLimits: ['addressBookPerUser'],
    body: object({ on: boolean().required() }),
    reply: messageReply,
  }),
} as const;
