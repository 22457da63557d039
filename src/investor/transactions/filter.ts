import type { QueryOf } from '#contract/call.ts';
import type { transactions } from '#contract/transactions.ts';

type QueryFilter = NonNullable<QueryOf<typeof transactions.own>['filter']>;

/** The values of the filter bar; an empty text means all. Days are of the reader's time zone. */
export interface TransactionFilter {
  q: string;
  kind: NonNullable<QueryFilter['kind']> | '';
  status: NonNullable<QueryFilter['status']> | '';
  from: string;
  to: string;
}

export const noFilter: TransactionFilter = { q: '', kind: '', status: '', from: '', to: '' };

/** The number of filters that are set; a search counts too. */
export const filterCount = (filter: TransactionFilter): number =>
  Object.values(filter).filter((value) => value !== '').length;

/** Open deposits are deposits that have no status, date or reference of a transaction yet. */
export const includesQuotes = ({ kind, ...rest }: TransactionFilter): boolean =>
  (kind === '' || kind === 'deposit') && filterCount({ ...rest, kind: '' }) === 0;

/** The filter of the call; undefined without any value. */
export function queryFilter(filter: TransactionFilter): QueryFilter | undefined {
  const { q, kind, status, from, to } = filter;
  if (filterCount(filter) === 0) return undefined;
  return {
    ...(q && { q }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(from && { from: new Date(`${from}T00:00:00.000`).toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}
