import { resource } from '#contract/backOffice.ts';
import type { Queue } from '#src/admin/review/queue.ts';

export const depositQueue: Queue = {
  resource: resource.deposits,
  since: 'depositDate',
  status: 'pending',
  waits: ['pending'],
};
