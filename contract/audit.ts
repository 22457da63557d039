import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { call } from './call.ts';
import { listQuery, listReply, momentFilter } from './list.ts';

export const auditActions = [
  'quote.sent',
  'quote.discard',
  'deposit.proof',
  'deposit.confirm',
  'deposit.decline',
  'deposit.assign',
  'deposit.link',
  'deposit.claim',
  'deposit.note',
  'deposit.message',
  'withdrawal.message',
  'withdrawal.approve',
  'withdrawal.decline',
  'withdrawal.start-payment',
  'withdrawal.stop-payment',
  'withdrawal.object',
  'withdrawal.pay',
  'user.not-me',
  'user.verify',
  'user.unverify',
  'user.credit',
  'user.debit',
  'user.suspend',
  'user.unsuspend',
  'user.sign-out',
  'user.role',
  'user.duties',
  'user.close',
  'user.identity',
  'user.name',
  'user.email',
  'user.password',
  'user.add-passkey',
  'user.remove-passkey',
  'user.add-authenticator',
  'user.remove-authenticator',
  'user.recovery-codes',
  'user.use-recovery-code',
  'user.reset-second-factor',
  'approval.give',
  'rule.propose',
  'rule.approve',
  'wallet.propose',
  'adjustment.propose',
  'reversal.propose',
  'reversal.make',
  'duty.propose',
  'reset.propose',
  'proposal.withdraw',
  'objection.make',
  'objection.lift',
  'user.add-address',
  'user.remove-address',
  'user.address-book',
  'staff.invite',
  'staff.restore',
  'wallet.add',
  'wallet.retire',
  'settings.update',
  'reasons.update',
  'rate.accept',
  'snapshot.take',
  'alarm.close',
  'payout.make',
  'payout.sign',
  'payout.send',
  'payout.cancel',
  'reconciliation.ask',
  'reconciliation.close',
  'export.deposits',
  'export.users',
  'export.withdrawals',
  'export.audit-log',
  'export.addresses',
] as const;

/** Lines of movements of money and of sums of all balances, which the database writes. */
export const platformActions = [
  'quote.make',
  'deposit.make',
  'withdrawal.make',
  'approval.record',
  'entry.post',
  'snapshot.make',
  'statement.issue',
  'alarm.raise',
  'alarm.pause',
  'payout.sent',
  'payout.mined',
  'payout.replaced',
  'payout.expired',
] as const;

/** The actor of these lines, and the filter that lists them. */
export const platformActor = 'platform';

export type AuditAction = (typeof auditActions)[number];

export type PlatformAction = (typeof platformActions)[number];

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
