import { array, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { quoteRecord } from './prices.ts';

const quoteList = object({ data: array(quoteRecord).defined() });

/** The server's time of the reply, for countdowns on devices with another clock. */
const at = string().defined();

/** Quotes after they were made; `prices.quote` makes one. */
export const quotes = {
  read: call({
    method: 'GET',
    path: '/quotes/{id}',
    access: 'user',
    reply: object({ data: quoteRecord, at }),
  }),
  own: call({ method: 'GET', path: '/quotes', access: 'user', reply: quoteList.shape({ at }) }),
  sent: call({
    method: 'POST',
    path: '/quotes/{id}/sent',
    access: 'user',
    money: true,
    rateLimits: ['quoteStepsPerUser'],
    reply: object({ message: string().defined(), data: quoteRecord }),
  }),
  discard: call({
    method: 'POST',
    path: '/quotes/{id}/discard',
    access: 'user',
    money: true,
    rateLimits: ['quoteStepsPerUser'],
    reply: messageReply,
  }),
  announced: call({
    method: 'GET',
    path: '/users/{id}/quotes',
    access: 'admin',
    duty: 'any',
    reply: quoteList,
  }),
} as const;
