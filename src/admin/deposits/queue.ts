import type { Queue } from '#src/admin/review/queue.ts';

/** Deposits that wait for a decision. */
export const queue: Queue = { resource: 'adminTrans', since: 'depositDate', status: 'pending' };
