import { coins } from '#contract/coin.ts';
import { awaitedSides } from '#contract/conversations.ts';
import type { Filter } from '#src/admin/filters/filter.ts';
import {
  amountFilters,
  choiceFilter,
  dateFilters,
  personFilter,
  searchFilter,
} from '#src/admin/filters/filterFields.ts';
import type { SortChoice } from '#src/admin/lists/SortSelect.tsx';
import { copy } from './copy.ts';
import type { Queue } from './queue.ts';

interface FilterTexts<Status extends string> {
  filters: { q: string; status: string; coin: string; user: string; date: string };
  statuses: Record<Status, string>;
}

/** The filters that both lists of items have. */
export const reviewFilters = <Status extends string>(
  statuses: readonly Status[],
  { filters, statuses: names }: FilterTexts<Status>,
): Filter[] => [
  searchFilter(filters.q),
  choiceFilter('coin', filters.coin, { choices: coins.map((id) => ({ id, name: id })) }),
  amountFilters,
  dateFilters(filters.date),
  personFilter('userId', filters.user),
  choiceFilter('status', filters.status, {
    choices: statuses.map((id) => ({ id, name: names[id] })),
  }),
  choiceFilter('awaits', copy.messages, {
    choices: awaitedSides.map((id) => ({ id, name: copy.awaits[id] })),
  }),
];

/** The orders that both lists of items have. */
export const reviewSorts = (since: Queue['since']): SortChoice[] => [
  { field: since, order: 'ASC', label: copy.oldest },
  { field: since, order: 'DESC', label: copy.newest },
  { field: 'amount', order: 'DESC', label: copy.largest },
  { field: 'amount', order: 'ASC', label: copy.smallest },
];
