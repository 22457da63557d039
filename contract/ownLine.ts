import { type InferType, mixed, number, object, string } from 'yup';
import type { AuditAction } from './auditActions.ts';
import type { PlatformAction } from './platformActions.ts';

/** A line of the log about the caller; `hash` is the SHA-256 of `previousHash` and `input`, in hex. */
export const ownLine = object({
  /** Its place in the log, counted from 0. */
  index: number().defined(),
  at: string().defined(),
  action: string<AuditAction | PlatformAction>().defined(),
  details: mixed<Record<string, unknown>>().defined(),
  input: string().defined(),
  previousHash: string().defined(),
  hash: string().defined(),
});

export type OwnLine = InferType<typeof ownLine>;
