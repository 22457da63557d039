import { type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import { listQuery, listReply } from './list.ts';

/** Where a row of the statement comes from (S-185). */
export const transactionKinds = ['deposit', 'withdrawal', 'credit', 'debit'] as const;

/** One row of an investor's statement; `amount` is signed dollars. */
export const transactionRecord = object({
  _id: string().defined(),
  kind: string<(typeof transactionKinds)[number]>().defined(),
  mode: string<'BTC' | 'ETH' | 'Credit' | 'Debit'>().defined(),
  amount: number().defined(),
  status: string<
    'pending' | 'confirmed' | 'declined' | 'requested' | 'approved' | 'paid' | 'cancelled'
  >().defined(),
  date: string().defined(),
  image: string().nullable().defined(),
  reason: string().nullable().defined(),
  balanceAfter: number().nullable().defined(),
});

/** A statement row on the wire. */
export type Transaction = InferType<typeof transactionRecord>;

/** An investor's own statement (S-184). */
export const transactions = {
  own: call({
    method: 'GET',
    path: '/api/v1/user/transactions',
    access: 'user',
    query: listQuery(['date'], object({ kind: string().oneOf(transactionKinds) })),
    reply: listReply(transactionRecord),
  }),
} as const;
