import type { ReactElement } from 'react';
import { coins } from '#contract/coin.ts';
import {
  amountFilters,
  choiceFilter,
  dateFilters,
  searchFilter,
  userFilter,
} from '#src/admin/lists/filterFields.tsx';

interface FilterTexts<Status extends string> {
  filters: { q: string; status: string; coin: string };
  statuses: Record<Status, string>;
}

/** The filters that both lists of items have. */
export const reviewFilters = <Status extends string>(
  statuses: readonly Status[],
  texts: FilterTexts<Status>,
): ReactElement[] => [
  searchFilter(texts.filters.q),
  choiceFilter('status', texts.filters.status, {
    choices: statuses.map((id) => ({ id, name: texts.statuses[id] })),
  }),
  choiceFilter('coin', texts.filters.coin, { choices: coins.map((id) => ({ id, name: id })) }),
  userFilter,
  ...dateFilters,
  ...amountFilters,
];
