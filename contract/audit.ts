import { type InferType, mixed, number, object, string } from 'yup';
import { call } from './call.ts';
import { listQuery, listReply } from './list.ts';

/** One line of the hash-chained log of what staff did. */
export const auditRecord = object({
  _id: string().defined(),
  seq: number().defined(),
  at: string().defined(),
  actor: object({ _id: string().defined(), fullName: string().defined() }),
  action: string().defined(),
  target: object({ kind: string().defined(), _id: string().defined() }),
  details: mixed<Record<string, unknown>>().defined(),
  hash: string().defined(),
});

/** A line of the audit log on the wire. */
export type AuditLine = InferType<typeof auditRecord>;

/** The audit log of staff actions (DESIGN section 4). */
export const audit = {
  list: call({
    method: 'GET',
    path: '/audit-log',
    access: 'admin',
    query: listQuery(['seq'], object({ targetId: string().uuid(), actorId: string().uuid() })),
    reply: listReply(auditRecord),
  }),
} as const;
