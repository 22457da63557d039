import { boolean, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { depositDetail } from './depositDetail.ts';
import { reviewRecord } from './reviewRecord.ts';

/**
 * Reviews keep two people from the same receipt; they inform and never block a decision. With `read`
 * the reply has the deposit as it is now, for a page that shows one that was read ahead.
 */
export const reviews = {
  start: call({
    method: 'POST',
    path: '/claims/{id}',
    access: 'admin',
    duty: 'any',
    body: object({ takeOver: boolean(), read: boolean() }),
    reply: object({
      message: string().defined(),
      data: reviewRecord,
      deposit: depositDetail.nullable().defined(),
    }),
  }),
  release: call({
    method: 'DELETE',
    path: '/claims/{id}',
    access: 'admin',
    duty: 'any',
    reply: messageReply,
  }),
} as const;
