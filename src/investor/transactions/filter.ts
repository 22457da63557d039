import type { QueryOf } from '#contract/call.ts';
import type { transactions } from '#contract/transactions.ts';

type QueryFilter = NonNullable<QueryOf<typeof transactions.own>['filter']>;

/** The values of the filter bar; an empty text means all. */
export interface TransactionFilter {
  kind: NonNullable<QueryFilter['kind']> | '';
  status: NonNullable<QueryFilter['status']> | '';
  from: string;
  to: string;
}

export const noFilter: TransactionFilter = { kind: '', status: '', from: '', to: '' };

/** The filter of the call; undefined without any value. */
export function queryFilter({
  kind,
  status,
  from,
  to,
}: TransactionFilter): QueryFilter | undefined {
  const filter = {
    ...(kind && { kind }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
  };
  return Object.keys(filter).length > 0 ? filter : undefined;
}
