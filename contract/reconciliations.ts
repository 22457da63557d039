import { array, type InferType, number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { coin } from './coin.ts';
import { listQuery, listReply } from './list.ts';
import { reconciliationDetail, reconciliationRecord } from './reconciliationRecord.ts';
import { text } from './rules.ts';

/** The newest closed day of each coin, with its addresses. */
export const reserve = object({
  coin: coin().defined(),
  day: string().defined(),
  height: number().defined(),
  blockHash: string().defined(),
  amount: string().defined(),
  rate: string().nullable().defined(),
  worth: string().nullable().defined(),
  owed: string().defined(),
  addresses: array(string().defined()).defined(),
});

export type Reserve = InferType<typeof reserve>;

export const closingRules = object({ note: text(500) });

export const reconciliations = {
  list: call({
    method: 'GET',
    path: '/reconciliations',
    access: 'admin',
    duty: 'any',
    query: listQuery(
      ['madeAt'],
      object({ coin: coin(), state: string<'open' | 'closed'>().oneOf(['open', 'closed']) }),
    ),
    reply: listReply(reconciliationRecord),
  }),
  read: call({
    method: 'GET',
    path: '/reconciliations/{id}',
    access: 'admin',
    duty: 'any',
    reply: object({ data: reconciliationDetail }),
  }),
  make: call({
    method: 'POST',
    path: '/reconciliations',
    access: 'admin',
    duty: 'audit',
    body: object({ coin: coin().required() }),
    reply: messageReply,
  }),
  close: call({
    method: 'POST',
    path: '/reconciliations/{id}/close',
    access: 'admin',
    duty: 'audit',
    body: closingRules,
    reply: messageReply,
  }),
  reserves: call({
    method: 'GET',
    path: '/reserves',
    access: 'anyone',
    rateLimits: ['proofsPerAddress'],
    reply: object({ data: array(reserve).defined() }),
  }),
} as const;
