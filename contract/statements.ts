import { array, type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import { periodRules } from './periodRules.ts';
import { statementRecord } from './statementRecord.ts';

/**
 * A calendar year of UTC of the whole balance, held amounts included. Dollars: `corrections` is
 * signed, and opening plus `paidIn` less `withdrawn` plus `corrections` is the closing balance.
 */
export const yearRecord = object({
  year: number().defined(),
  opening: number().defined(),
  paidIn: number().defined(),
  deposits: number().defined(),
  withdrawn: number().defined(),
  withdrawals: number().defined(),
  corrections: number().defined(),
  adjustments: number().defined(),
  closing: number().defined(),
});

export type StatementYear = InferType<typeof yearRecord>;

/** Errors: 413 when the period has too many rows, 422 for too many rows of a PDF. */
export const statements = {
  read: call({
    method: 'GET',
    path: '/api/v1/user/statement',
    access: 'user',
    rateLimits: ['statementsPerUser'],
    query: periodRules,
    reply: object({ data: statementRecord }),
  }),
  years: call({
    method: 'GET',
    path: '/api/v1/user/years',
    access: 'user',
    /** From the year of the first entry on; empty without an entry. */
    reply: object({
      data: array(yearRecord).defined(),
      firstEntryAt: string().nullable().defined(),
    }),
  }),
  csv: call({
    method: 'GET',
    path: '/api/v1/user/statement.csv',
    access: 'user',
    rateLimits: ['statementsPerUser'],
    query: periodRules,
    reply: 'file',
  }),
  pdf: call({
    method: 'GET',
    path: '/api/v1/user/statement.pdf',
    access: 'user',
    rateLimits: ['statementsPerUser'],
    query: periodRules,
    reply: 'file',
  }),
  /** A deposit of the caller as a file to keep, as it is now. */
  deposit: call({
    method: 'GET',
    path: '/api/v1/user/deposits/{id}/pdf',
    access: 'user',
    rateLimits: ['statementsPerUser'],
    reply: 'file',
  }),
  /** The same of a withdrawal. */
  withdrawal: call({
    method: 'GET',
    path: '/api/v1/user/withdrawals/{id}/pdf',
    access: 'user',
    rateLimits: ['statementsPerUser'],
    reply: 'file',
  }),
} as const;
