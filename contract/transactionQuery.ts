import { boolean, object, string } from 'yup';
import { listQuery, momentFilter } from './list.ts';
import { transactionKinds, transactionStatuses } from './transactionRecord.ts';

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
