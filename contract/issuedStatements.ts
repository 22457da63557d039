import { array, type InferType, object, string } from 'yup';
import { call } from './call.ts';
import { provedLine } from './log.ts';
import { messages } from './messages.ts';
import { typed } from './rules.ts';

/** A statement of a closed month; `sha256` of its file in hex. */
export const issuedRecord = object({
  _id: string().defined(),
  from: string().defined(),
  to: string().defined(),
  sha256: string().defined(),
  issuedAt: string().defined(),
});

export type IssuedStatement = InferType<typeof issuedRecord>;

/** Statements that are issued once, with a signature beside the file and its hash in the log. */
export const issuedStatements = {
  list: call({
    method: 'GET',
    path: '/api/v1/user/statements',
    access: 'user',
    reply: object({ data: array(issuedRecord).defined() }),
  }),
  /** A repeat answers with the first. */
  issue: call({
    method: 'POST',
    path: '/api/v1/user/statements',
    access: 'user',
    rateLimits: ['issuePerUser'],
    body: object({
      month: typed(7).matches(/^20\d\d-(0[1-9]|1[0-2])$/, messages.statementMonth),
    }),
    reply: object({ message: string().defined(), data: issuedRecord }),
  }),
  pdf: call({
    method: 'GET',
    path: '/api/v1/user/statements/{id}/pdf',
    access: 'user',
    reply: 'file',
  }),
  signature: call({
    method: 'GET',
    path: '/api/v1/user/statements/{id}/signature',
    access: 'user',
    reply: 'file',
  }),
  /** Names no one: who asks has the file already. */
  byHash: call({
    method: 'GET',
    path: '/statements/by-hash/{sha256}',
    access: 'anyone',
    rateLimits: ['proofsPerAddress'],
    params: object({
      sha256: string()
        .matches(/^[0-9a-f]{64}$/)
        .required(),
    }),
    reply: object({
      data: object({
        issuedAt: string().defined(),
        /** Its line in the log; null until it is written, within seconds. */
        line: provedLine.nullable().defined(),
      }),
    }),
  }),
} as const;
