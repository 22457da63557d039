import { call } from './call.ts';
import { listReply } from './list.ts';
import { transactionQuery } from './transactionQuery.ts';
import { transactionRecord } from './transactionRecord.ts';

export const transactions = {
  own: call({
    method: 'GET',
    path: '/api/v1/user/transactions',
    access: 'user',
    query: transactionQuery,
    reply: listReply(transactionRecord),
  }),
  ownCsv: call({
    method: 'GET',
    path: '/api/v1/user/transactions.csv',
    access: 'user',
    rateLimits: ['exportsPerUser'],
    query: transactionQuery,
    reply: 'file',
  }),
} as const;
