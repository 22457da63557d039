import type { AuditAction } from '#contract/audit.ts';
import { forgetDevices } from '#server/auth/devices.ts';
import { endSessions, lockSessions } from '#server/auth/sessions.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { greeting } from '#server/platform/outbox/greeting.ts';
import { accountFact, noticeToStaff } from '#server/users/noticeToStaff.ts';
import { requireUser } from '#server/users/wire.ts';
import { lockStaff } from './staff.ts';

/** A change of somebody's standing: of whom, by whom, why, when. */
export interface StandingChange {
  userId: string;
  by: string;
  byName: string;
  reason: string;
  at: Date;
}

/**
 * Suspends an account: sign-in and sessions end at once, the money stays where it is, and the owner
 * reads why by mail. Errors: 404, 409 for oneself or when it is not active.
 */
export async function suspend(trx: Trx, change: StandingChange): Promise<void> {
  await lockSessions(trx, change.userId);
  await lockStaff(trx, change.by);
  await notice(trx, change, 'suspended');
  await move(trx, change, 'active', 'suspended');
  await endSessions(trx, change.userId);
  await forgetDevices(trx, change.userId);
  await tell(trx, change, 'Your account is suspended', 'was suspended');
  await log(trx, change, 'user.suspend');
}

/** Lifts a suspension, with the reason. Errors: 404, 409 for oneself or when it is not suspended. */
export async function unsuspend(trx: Trx, change: StandingChange): Promise<void> {
  await lockStaff(trx, change.by);
  await notice(trx, change, 'lifted the suspension of');
  await move(trx, change, 'suspended', 'active');
  await tell(trx, change, 'Your account is open again', 'is open again: you can sign in');
  await log(trx, change, 'user.unsuspend');
}

async function notice(trx: Trx, change: StandingChange, verb: string): Promise<void> {
  const account = await requireUser(trx, change.userId);
  if (!account.isAdmin) return;
  await noticeToStaff(trx, {
    subject: verb === 'suspended' ? 'Staff member suspended' : 'Staff suspension lifted',
    sentence: `${change.byName} ${verb} a member of staff.`,
    facts: [accountFact(account), ['Reason', change.reason]],
    at: change.at,
  });
}

type Standing = 'active' | 'suspended';

async function move(trx: Trx, { userId, by }: StandingChange, from: Standing, to: Standing) {
  if (userId === by) throw new ApiError('conflict', 'You cannot suspend your own account.');
  const moved = await trx
    .updateTable('users')
    .set({ status: to })
    .where('id', '=', userId)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (moved) return;
  const { status } = await requireUser(trx, userId);
  throw new ApiError('conflict', `This account is ${status}.`);
}

async function tell(
  trx: Trx,
  { userId, reason, at }: StandingChange,
  subject: string,
  what: string,
): Promise<void> {
  const { email, emailVerified, fullName } = await requireUser(trx, userId);
  const text = `${greeting(fullName, emailVerified)}\n\nyour account ${what}. Reason: ${reason}\n`;
  await enqueue(trx, { to: email, subject, text }, at);
}

const log = (trx: Trx, { userId, by, reason, at }: StandingChange, action: AuditAction) =>
  appendAudit(trx, {
    at,
    actorId: by,
    action,
    target: { kind: 'user', id: userId },
    details: { reason },
  });
