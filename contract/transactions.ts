import { boolean, type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import { type Coin, coins } from './coin.ts';
import { listQuery, listReply, momentFilter } from './list.ts';
import { type Cents, dollarsFrom, type InCents, inCents } from './money.ts';

export const transactionKinds = ['deposit', 'withdrawal', 'credit', 'debit', 'reversal'] as const;

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

/**
 * A row of an investor's transactions. Dollars: `amount` is signed, `quoted` is what was asked where
 * another amount was credited, and `balanceAfter` is the whole balance once the row is posted.
 */
export const transactionRecord = object({
  _id: string().defined(),
  kind: string().oneOf(transactionKinds).defined(),
  mode: movementMode().defined(),
  amount: number().defined(),
  quoted: number().nullable().defined(),
  status: string().oneOf(transactionStatuses).defined(),
  date: string().defined(),
  postedAt: string().nullable().defined(),
  image: string().nullable().defined(),
  reason: string().nullable().defined(),
  balanceAfter: number().nullable().defined(),
  /** Of a reversal what it reverses, of anything else its reversal. */
  reverses: string().nullable().defined(),
  reversal: string().nullable().defined(),
  reversedAt: string().nullable().defined(),
});

export type Transaction = InferType<typeof transactionRecord>;

export type TransactionInCents = InCents<Omit<Transaction, 'quoted' | 'balanceAfter'>> & {
  quotedCents: Cents | null;
  balanceAfterCents: Cents | null;
};

export const transactionInCents = ({
  quoted,
  balanceAfter,
  ...row
}: Transaction): TransactionInCents => ({
  ...inCents(row),
  quotedCents: quoted === null ? null : dollarsFrom(quoted),
  balanceAfterCents: balanceAfter === null ? null : dollarsFrom(balanceAfter),
});

const transactionFilters = {
  kind: string().oneOf(transactionKinds),
  status: string().oneOf(transactionStatuses),
  from: momentFilter(),
  to: momentFilter(),
  q: string().trim().max(120),
};

/**
 * Query of the transactions; days are days of UTC, both included. `q` is a reference or its start,
 * an exact amount, an address or a transaction id. By default in progress first, then by posting.
 */
const transactionSorts = ['posted', 'date', 'amount'] as const;

export const transactionQuery = listQuery(transactionSorts, object(transactionFilters));

/** For staff also only what changed the balance: the entries of the account. */
export const entryQuery = listQuery(
  transactionSorts,
  object({ ...transactionFilters, entries: boolean() }),
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
