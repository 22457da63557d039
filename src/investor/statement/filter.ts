import type { QueryOf } from '#contract/call.ts';
import type { transactions } from '#contract/transactions.ts';

type Asked = NonNullable<QueryOf<typeof transactions.own>['filter']>;

/** What the statement is limited to; an empty text is no limit. */
export interface StatementFilter {
  kind: NonNullable<Asked['kind']> | '';
  status: NonNullable<Asked['status']> | '';
  from: string;
  to: string;
}

/** No limit at all. */
export const noFilter: StatementFilter = { kind: '', status: '', from: '', to: '' };

/** The filter as the call takes it; undefined when nothing is limited. */
export function asked({ kind, status, from, to }: StatementFilter): Asked | undefined {
  const limits = {
    ...(kind && { kind }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
  };
  return Object.keys(limits).length > 0 ? limits : undefined;
}
