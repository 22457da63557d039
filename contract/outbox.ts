import { type InferType, object, string } from 'yup';
import { call } from './call.ts';
import { listQuery, listReply } from './list.ts';

export const mailRecord = object({
  _id: string().defined(),
  to: string().defined(),
  subject: string().defined(),
  text: string().defined(),
  createdAt: string().defined(),
  sentAt: string().nullable().defined(),
});

export type Mail = InferType<typeof mailRecord>;

/** Demo mode only: real mails are private. */
export const outbox = {
  list: call({
    method: 'GET',
    path: '/outbox',
    access: 'admin',
    duty: 'any',
    demoOnly: true,
    query: listQuery(['createdAt'], object({ to: string().max(254) })),
    reply: listReply(mailRecord),
  }),
} as const;
