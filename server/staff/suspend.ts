import type { AuditAction } from '#contract/auditActions.ts';
import type { Duty } from '#contract/duties.ts';
import { forgetDevices } from '#server/auth/devices.ts';
import { endSessions, lockSessions } from '#server/auth/sessions.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { requireDuty } from '#server/platform/http/session.ts';
import { accountRow, noticeToStaff } from '#server/users/noticeToStaff.ts';
import { requireUser } from '#server/users/wire.ts';
import { type Explained, mailOwner } from './mailOwner.ts';
import { lockStaff } from './staff.ts';

export interface StatusChange extends Explained {
  by: string;
  byName: string;
  duties: readonly Duty[];
}

/** Sessions end at once, the balance stays. Errors: 403 staff without people, 404, 409 their own account or not active. */
export async function suspend(trx: Trx, change: StatusChange): Promise<void> {
  await lockSessions(trx, change.userId);
  await lockStaff(trx, change.by);
  await notifyStaff(trx, change, 'suspended');
  await setStatus(trx, change, { from: 'active', to: 'suspended' });
  await endSessions(trx, change.userId);
  await forgetDevices(trx, change.userId);
  await mailOwner(trx, change, {
    subject: 'Your account is suspended',
    outcome: 'was suspended: all devices are signed out, and your balance stays as it is',
    action: { label: 'How to complain', path: '/complaints' },
  });
  await audit(trx, change, 'user.suspend');
}

/** Errors: 404, 409 their own account or not suspended. */
export async function unsuspend(trx: Trx, change: StatusChange): Promise<void> {
  await lockStaff(trx, change.by);
  await notifyStaff(trx, change, 'lifted the suspension of');
  await setStatus(trx, change, { from: 'suspended', to: 'active' });
  await mailOwner(trx, change, {
    subject: 'Your account is open again',
    outcome: 'is open again: you can log in',
    action: { label: 'Log in', path: '/login' },
  });
  await audit(trx, change, 'user.unsuspend');
}

async function notifyStaff(trx: Trx, change: StatusChange, verb: string): Promise<void> {
  const account = await requireUser(trx, change.userId);
  if (!account.isAdmin) return;
  requireDuty('people', change);
  await noticeToStaff(trx, {
    subject: verb === 'suspended' ? 'Staff member suspended' : 'Staff suspension lifted',
    summary: `${change.byName} ${verb} a member of staff.`,
    rows: [accountRow(account), ['Reason', change.reason]],
    at: change.at,
  });
}

interface Transition {
  from: 'active' | 'suspended';
  to: 'active' | 'suspended';
}

async function setStatus(trx: Trx, { userId, by }: StatusChange, { from, to }: Transition) {
  if (userId === by) throw new ApiError('conflict', 'You cannot suspend your own account.');
  const updated = await trx
    .updateTable('users')
    .set({ status: to })
    .where('id', '=', userId)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (updated) return;
  const { status } = await requireUser(trx, userId);
  throw new ApiError('conflict', `This account is ${status}.`);
}

const audit = (trx: Trx, { userId, by, reason, at }: StatusChange, action: AuditAction) =>
  appendAudit(trx, {
    at,
    actorId: by,
    action,
    target: { kind: 'user', id: userId },
    details: { reason },
  });
