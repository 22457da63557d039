import type { Overview } from '#contract/overview.ts';
import type { View } from '#src/admin/filters/views.ts';
import { settingsPart } from '#src/admin/shell/settingsPart.ts';
import { copy } from './copy.ts';

export type DepositCounts = Overview['views']['deposits'];

const { views } = copy.deposits;

/** The filter of the list as it opens. */
export const waitingFilter = { status: 'pending' } as const;

const oldestFirst = { field: 'depositDate', order: 'ASC' } as const;
const newestFirst = { field: 'depositDate', order: 'DESC' } as const;

/** The views of the list, with their counts once they are known. */
export const depositViews = (counts: DepositCounts | undefined): View[] => [
  {
    key: 'waiting',
    label: views.waiting,
    filter: waitingFilter,
    sort: oldestFirst,
    count: counts?.waiting,
  },
  {
    key: 'flagged',
    label: views.flagged,
    filter: { flagged: true },
    sort: oldestFirst,
    count: counts?.flagged,
    isHot: true,
  },
  {
    key: 'confirmed',
    label: views.confirmed,
    filter: { status: 'confirmed' },
    sort: newestFirst,
    count: counts?.confirmed,
  },
  {
    key: 'declined',
    label: views.declined,
    filter: { status: 'declined' },
    sort: newestFirst,
    count: counts?.declined,
  },
  { key: 'all', label: views.all, filter: {}, sort: newestFirst, count: counts?.all },
];

/** The fields of the filter that the views are made of. */
export const ofViews = ['status', 'flagged'] as const;

/** Texts of an empty list; the sentence of the specification only when no deposit exists. */
export const emptyDeposits = (counts: DepositCounts | undefined) => ({
  ...copy.deposits.empty,
  ofViews,
  link:
    counts?.all === 0
      ? { to: settingsPart('wallets'), label: copy.deposits.empty.openSettings }
      : undefined,
  noneInView: counts === undefined || counts.all > 0 ? copy.deposits.empty.noneInView : undefined,
});
