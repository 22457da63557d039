import type { Queue } from '#src/admin/review/queue.ts';
import type { WithdrawalRecord } from '../provider/records.ts';

/** Withdrawals that wait: for approval, or for their payment once approved. */
export const queueOf = (status: WithdrawalRecord['status']): Queue => ({
  resource: 'withdrawals',
  since: 'createdAt',
  status: status === 'approved' ? 'approved' : 'requested',
});

/** Whether there is still something to decide on a withdrawal. */
export const waits = (status: WithdrawalRecord['status']): boolean =>
  status === 'requested' || status === 'approved';
