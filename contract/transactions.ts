import { type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import { type Coin, coins } from './coin.ts';
import { listQuery, listReply, momentFilter } from './list.ts';
import { type Cents, dollarsFrom, type InCents, inCents } from './money.ts';

export const transactionKinds = ['deposit', 'withdrawal', 'credit', 'debit'] as const;

export const transactionStatuses = [
  'pending',
  'confirmed',
  'declined',
  'requested',
  'approved',
  'paid',
  'cancelled',
] as const;

export const movementMode = () =>
  string<Coin | 'Credit' | 'Debit'>().oneOf([...coins, 'Credit', 'Debit']);

/** `amount` is signed dollars. */
export const transactionRecord = object({
  _id: string().defined(),
  kind: string().oneOf(transactionKinds).defined(),
  mode: movementMode().defined(),
  amount: number().defined(),
  status: string().oneOf(transactionStatuses).defined(),
  date: string().defined(),
  image: string().nullable().defined(),
  reason: string().nullable().defined(),
  balanceAfter: number().nullable().defined(),
});

export type Transaction = InferType<typeof transactionRecord>;

export type TransactionInCents = InCents<Omit<Transaction, 'balanceAfter'>> & {
  balanceAfterCents: Cents | null;
};

export const transactionInCents = ({ balanceAfter, ...row }: Transaction): TransactionInCents => ({
  ...inCents(row),
  balanceAfterCents: balanceAfter === null ? null : dollarsFrom(balanceAfter),
});

/** Days of UTC, both included. */
export const transactionQuery = listQuery(
  ['date'],
  object({
    kind: string().oneOf(transactionKinds),
    status: string().oneOf(transactionStatuses),
    from: momentFilter(),
    to: momentFilter(),
  }),
);

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
