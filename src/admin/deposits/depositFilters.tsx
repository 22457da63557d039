import { coins } from '#contract/coin.ts';
import { depositStatuses } from '#contract/deposits.ts';
import {
  amountFilters,
  choiceFilter,
  dateFilters,
  searchFilter,
  userFilter,
  yesNoFilter,
} from '../lists/filterFields.tsx';
import { copy } from './copy.ts';

const { filters, statuses } = copy.deposits;

/** What the deposit list can be narrowed to; each has an index on the server. */
export const depositFilters = [
  searchFilter(filters.q),
  choiceFilter(
    'status',
    filters.status,
    depositStatuses.map((id) => ({ id, name: statuses[id] })),
  ),
  choiceFilter(
    'coin',
    filters.coin,
    coins.map((id) => ({ id, name: id })),
  ),
  userFilter,
  ...dateFilters,
  ...amountFilters,
  yesNoFilter('hasProof', filters.hasProof),
  yesNoFilter('duplicate', filters.duplicate),
];
