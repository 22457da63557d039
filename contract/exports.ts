import { type AnyObjectSchema, object } from 'yup';
import { auditQuery } from './audit.ts';
import { call } from './call.ts';
import { depositQuery } from './depositQuery.ts';
import { exportColumns } from './exportColumns.ts';
import { columnNames } from './list.ts';
import { userQuery } from './users.ts';
import { withdrawalQuery } from './withdrawalQuery.ts';

const chosen = <Query extends AnyObjectSchema>(query: Query, columns: readonly string[]) =>
  query.concat(object({ columns: columnNames(columns) }));

/** Streamed, with the list's filter and sort; X-Row-Count has about how many rows will come. */
export const exports = {
  deposits: call({
    method: 'GET',
    path: '/export/deposits.csv',
    access: 'admin',
    duty: ['audit', 'review'],
    requiresPassword: true,
    query: chosen(depositQuery, exportColumns.deposits),
    rateLimits: ['exportsPerUser'],
    writes: true,
    reply: 'file',
  }),
  users: call({
    method: 'GET',
    path: '/export/users.csv',
    access: 'admin',
    duty: ['audit', 'review'],
    requiresPassword: true,
    query: chosen(userQuery, exportColumns.users),
    rateLimits: ['exportsPerUser'],
    writes: true,
    reply: 'file',
  }),
  withdrawals: call({
    method: 'GET',
    path: '/export/withdrawals.csv',
    access: 'admin',
    duty: ['audit', 'review'],
    requiresPassword: true,
    query: chosen(withdrawalQuery, exportColumns.withdrawals),
    rateLimits: ['exportsPerUser'],
    writes: true,
    reply: 'file',
  }),
  auditLog: call({
    method: 'GET',
    path: '/export/audit-log.csv',
    access: 'admin',
    duty: ['audit', 'review'],
    requiresPassword: true,
    query: chosen(auditQuery, exportColumns['audit-log']),
    rateLimits: ['exportsPerUser'],
    writes: true,
    reply: 'file',
  }),
} as const;
