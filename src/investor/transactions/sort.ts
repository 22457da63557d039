import type { QueryOf } from '#contract/call.ts';
import type { transactions } from '#contract/transactions.ts';

export const sortNames = ['progress', 'newest', 'oldest', 'highest', 'lowest'] as const;

/** The orders that a reader can choose; the first is the server's own. */
export type SortName = (typeof sortNames)[number];

/** The order that an address names; the server's own for any other text. */
export const sortOf = (text: string | null): SortName =>
  sortNames.find((name) => name === text) ?? 'progress';

/** Whether neighbouring rows are neighbours in time, so that their balances are a sequence. */
export const isByTime = (name: SortName): boolean => name !== 'highest' && name !== 'lowest';

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
