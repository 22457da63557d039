import { boolean, type InferType, mixed, number, object, string } from 'yup';
import type { AuditAction } from './auditActions.ts';
import { call } from './call.ts';
import { listQuery, listReply, momentFilter } from './list.ts';
import type { PlatformAction } from './platformActions.ts';

export const auditRecord = object({
  _id: string().defined(),
  seq: number().defined(),
  at: string().defined(),
  actor: object({ _id: string().defined(), fullName: string().defined() }),
  action: string<AuditAction | PlatformAction>().defined(),
  target: object({ kind: string().defined(), _id: string().defined() }),
  /** Of a deposit, a withdrawal, a payment or a person: whose, how much in dollars, which. */
  subject: object({
    userId: string().nullable().defined(),
    fullName: string().nullable().defined(),
    amount: string().nullable().defined(),
    reference: string().nullable().defined(),
  }),
  details: mixed<Record<string, unknown>>().defined(),
  hash: string().defined(),
});

export type AuditLine = InferType<typeof auditRecord>;

export const auditTargets = [
  'quote',
  'deposit',
  'withdrawal',
  'user',
  'wallet',
  'settings',
  'rule',
  'snapshot',
  'alarm',
  'reconciliation',
  'payout',
  'export',
] as const;

export const auditQuery = listQuery(
  ['seq'],
  object({
    targetId: string().uuid(),
    targetKind: string().oneOf(auditTargets),
    actorId: string().matches(/^(platform|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i),
    action: string().max(60),
    from: momentFilter(),
    to: momentFilter(),
  }),
);

const line = object({ seq: number().defined(), at: string().defined() });

/** `brokenAt` is the first line that does not follow from the one before. */
export const auditVerdict = object({
  intact: boolean().defined(),
  upTo: line.nullable().defined(),
  brokenAt: line.nullable().defined(),
  checkedAt: string().defined(),
});

export type AuditVerdict = InferType<typeof auditVerdict>;

export const audit = {
  list: call({
    method: 'GET',
    path: '/audit-log',
    access: 'admin',
    duty: 'any',
    query: auditQuery,
    reply: listReply(auditRecord),
  }),
  verify: call({
    method: 'GET',
    path: '/audit-log/verify',
    access: 'admin',
    duty: 'any',
    rateLimits: ['chainChecksPerUser'],
    reply: object({ data: auditVerdict }),
  }),
} as const;
