import { resource } from '#contract/backOffice.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import type { Queue } from '#src/admin/review/queue.ts';

const waits = ['requested', 'approved'];

/** The withdrawals that wait for approval or, with status `approved`, for their payment. */
export const withdrawalQueue = (status: unknown): Queue => ({
  resource: resource.withdrawals,
  since: 'createdAt',
  status: status === 'approved' ? 'approved' : 'requested',
  waits,
});

/** Whether staff still have to decide on a withdrawal. */
export const isWaiting = ({ status }: Pick<WithdrawalRecord, 'status'>): boolean =>
  status === 'requested' || status === 'approved';
