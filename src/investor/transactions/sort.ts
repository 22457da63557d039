import type { QueryOf } from '#contract/call.ts';
import type { transactions } from '#contract/transactions.ts';

export const sortNames = ['progress', 'newest', 'oldest', 'highest', 'lowest'] as const;

/** The orders that a reader can choose; the first is the server's own. */
export type SortName = (typeof sortNames)[number];

type QuerySort = NonNullable<QueryOf<typeof transactions.own>['sort']>;

const sorts: Record<SortName, QuerySort | undefined> = {
  progress: undefined,
  newest: ['date', 'DESC'],
  oldest: ['date', 'ASC'],
  highest: ['amount', 'DESC'],
  lowest: ['amount', 'ASC'],
};

/** The order in a query of the call; empty for the server's own. */
export const querySort = (name: SortName): { sort?: QuerySort } => {
  const sort = sorts[name];
  return sort ? { sort } : {};
};
