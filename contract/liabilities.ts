import { array, type InferType, number, object, string, tuple } from 'yup';
import { call } from './call.ts';
import { provedLine } from './log.ts';
import { text } from './rules.ts';

/** The sum of all balances at a moment; `totalCents` is text, because the sum has no limit. */
const snapshotRecord = object({
  /** Its moment, which names it. */
  snapshot: string().defined(),
  totalCents: string().defined(),
  /** Places for leaves, two an account; their exact number stays inside. */
  size: number().defined(),
  /** In hex, as the line of the log has it. */
  root: string().defined(),
  /** Of its line in the log, counted from 0; null until the line is written, within seconds. */
  logIndex: number().nullable().defined(),
  /** How many investors have asked for their proof. */
  looked: number().defined(),
});

export type Snapshot = InferType<typeof snapshotRecord>;

const partRecord = object({
  name: string().defined(),
  nonce: string().defined(),
  cents: string().defined(),
  place: number().defined(),
  path: array(tuple([string().defined(), string().defined()]).defined()).defined(),
});

/** The way of the caller's balance to the root: hashes and nonces in base64, cents as text. */
const balancePathRecord = object({
  snapshot: string().defined(),
  parts: array(partRecord).defined(),
  /** The line of the log with root and sum; null until it is written, within seconds. */
  line: provedLine.nullable().defined(),
});

/** Sums of all that is owed to investors, each of whom can check their part. */
export const liabilities = {
  list: call({
    method: 'GET',
    path: '/liabilities',
    access: 'anyone',
    rateLimits: ['proofsPerAddress'],
    reply: object({ data: array(snapshotRecord).defined() }),
  }),
  take: call({
    method: 'POST',
    path: '/liabilities',
    access: 'admin',
    duty: 'audit',
    reply: object({ message: string().defined(), data: snapshotRecord }),
  }),
  mine: call({
    method: 'GET',
    path: '/api/v1/user/liability-proof',
    access: 'user',
    writes: true,
    query: object({ snapshot: text(40) }),
    /** Null where the account has no entry in that sum. */
    reply: object({ data: balancePathRecord.nullable().defined() }),
  }),
} as const;
