import type { Queue } from '../queue/queueOf.ts';

/** Deposits that wait for a decision. */
export const queue: Queue = { resource: 'adminTrans', since: 'depositDate', status: 'pending' };
