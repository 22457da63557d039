import type { Overview } from '#contract/overview.ts';
import type { View } from '#src/admin/filters/views.ts';
import { copy } from './copy.ts';

export type WithdrawalCounts = Overview['views']['withdrawals'];

/** The filter of the list as it opens. */
export const requestedFilter = { status: 'requested' } as const;

const oldestFirst = { field: 'createdAt', order: 'ASC' } as const;
const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** The views of the list, with their counts once they are known. */
export const withdrawalViews = (counts: WithdrawalCounts | undefined): View[] => [
  {
    key: 'requested',
    label: copy.views.requested,
    filter: requestedFilter,
    sort: oldestFirst,
    count: counts?.requested,
  },
  {
    key: 'approved',
    label: copy.views.approved,
    filter: { status: 'approved' },
    sort: oldestFirst,
    count: counts?.approved,
  },
  {
    key: 'answered',
    label: copy.views.answered,
    filter: { awaits: 'staff' },
    sort: oldestFirst,
    count: counts?.answered,
    isHot: true,
  },
  {
    key: 'paid',
    label: copy.views.paid,
    filter: { status: 'paid' },
    sort: newestFirst,
    count: counts?.paid,
  },
  {
    key: 'declined',
    label: copy.views.declined,
    filter: { status: 'declined' },
    sort: newestFirst,
    count: counts?.declined,
  },
  {
    key: 'cancelled',
    label: copy.views.cancelled,
    filter: { status: 'cancelled' },
    sort: newestFirst,
  },
  { key: 'all', label: copy.views.all, filter: {}, sort: newestFirst, count: counts?.all },
];

/** Texts of an empty list; the first only when no withdrawal exists. */
export const emptyWithdrawals = (counts: WithdrawalCounts | undefined) => ({
  ...copy.empty,
  ofViews: ['status', 'awaits'],
  noneInView: counts === undefined || counts.all > 0 ? copy.empty.noneInView : undefined,
});
