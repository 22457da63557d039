import { resource } from '#contract/backOffice.ts';
import type { Queue } from '#src/admin/review/queue.ts';

/** Deposits that wait for a decision. */
export const depositQueue: Queue = {
  resource: resource.deposits,
  since: 'depositDate',
  status: 'pending',
};
