import { type InferType, number, object, string } from 'yup';
import { type Coin, coins } from './coin.ts';
import { type Cents, dollarsFrom, type InCents, inCents } from './money.ts';

/** Kinds of rows among the transactions of an investor. */
export const transactionKinds = ['deposit', 'withdrawal', 'credit', 'debit', 'reversal'] as const;

/** States of all kinds of transactions. */
export const transactionStatuses = [
  'pending',
  'confirmed',
  'declined',
  'requested',
  'approved',
  'paid',
  'cancelled',
] as const;

/** Returns the rule of the coin of a row, or of its direction. */
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

/** Returns a row with its dollars as cents. */
export const transactionInCents = ({
  quoted,
  balanceAfter,
  ...row
}: Transaction): TransactionInCents => ({
  ...inCents(row),
  quotedCents: quoted === null ? null : dollarsFrom(quoted),
  balanceAfterCents: balanceAfter === null ? null : dollarsFrom(balanceAfter),
});
