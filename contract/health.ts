import { object, string } from 'yup';
import { call } from './call.ts';

const status = object({ status: string().defined() });

export const health = {
  live: call({ method: 'GET', path: '/healthz', access: 'anyone', reply: status }),
  ready: call({ method: 'GET', path: '/readyz', access: 'anyone', reply: status }),
} as const;
