import { listPath } from '#contract/backOffice.ts';
import { searchOf } from '#src/admin/filters/views.ts';

const depositsBy = (filter: Record<string, unknown>) =>
  `${listPath('deposits')}${searchOf(filter, { field: 'depositDate', order: 'ASC' })}`;

const withdrawalsBy = (filter: Record<string, unknown>) =>
  `${listPath('withdrawals')}${searchOf(filter, { field: 'createdAt', order: 'ASC' })}`;

/** Addresses of lists as they are filtered for work that waits, the oldest first. */
export const workLinks = {
  waiting: depositsBy({ status: 'pending' }),
  flagged: depositsBy({ flagged: true }),
  overdue: depositsBy({ status: 'pending', due: 'overdue' }),
  soon: depositsBy({ status: 'pending', due: 'soon' }),
  requested: withdrawalsBy({ status: 'requested' }),
  approved: withdrawalsBy({ status: 'approved' }),
} as const;
