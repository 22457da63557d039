import { object, string } from 'yup';
import { call } from './call.ts';

const status = object({ status: string().defined() });

/** Whether the process lives, and whether it can serve (DESIGN section 2). */
export const health = {
  live: call({ method: 'GET', path: '/healthz', access: 'anyone', reply: status }),
  ready: call({ method: 'GET', path: '/readyz', access: 'anyone', reply: status }),
} as const;
