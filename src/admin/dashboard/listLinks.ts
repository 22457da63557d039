import { listPath } from '#contract/backOffice.ts';
import { searchOf } from '#src/admin/filters/views.ts';

const oldestDeposit = { field: 'depositDate', order: 'ASC' } as const;
const newestDeposit = { field: 'depositDate', order: 'DESC' } as const;
const oldestWithdrawal = { field: 'createdAt', order: 'ASC' } as const;
const newestWithdrawal = { field: 'createdAt', order: 'DESC' } as const;

const depositsBy = (filter: Record<string, unknown>, sort = oldestDeposit as object) =>
  `${listPath('deposits')}${searchOf(filter, sort as typeof oldestDeposit)}`;

/** Addresses of lists as they are filtered for a figure. */
export const listLinks = {
  waiting: depositsBy({ status: 'pending' }),
  flagged: depositsBy({ flagged: true }),
  overdue: depositsBy({ status: 'pending', due: 'overdue' }),
  soon: depositsBy({ status: 'pending', due: 'soon' }),
  declined: depositsBy({ status: 'declined' }, newestDeposit),
  requested: `${listPath('withdrawals')}${searchOf({ status: 'requested' }, oldestWithdrawal)}`,
  approved: `${listPath('withdrawals')}${searchOf({ status: 'approved' }, oldestWithdrawal)}`,
  paid: `${listPath('withdrawals')}${searchOf({ status: 'paid' }, newestWithdrawal)}`,
  decidedOn: (day: string) => depositsBy({ decidedFrom: day, decidedTo: day }, newestDeposit),
  decidedBy: (id: string, day: string) =>
    depositsBy({ decidedBy: id, decidedFrom: day, decidedTo: day }, newestDeposit),
} as const;
