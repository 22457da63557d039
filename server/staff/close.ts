import { groupDollars } from '#contract/money.ts';
import { forgetDevices } from '#server/auth/devices.ts';
import { dropEmailChange } from '#server/auth/emailChange.ts';
import { revokeTokens } from '#server/auth/mailTokens.ts';
import { forgetOrigins } from '#server/auth/newOrigin.ts';
import { endSessions, lockSessions } from '#server/auth/sessions.ts';
import { forgetSignIns } from '#server/auth/signIns.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import { removeAll } from '#server/secondFactor/remove.ts';
import { accountRow, noticeToStaff } from '#server/users/noticeToStaff.ts';
import { lockStaff } from './staff.ts';

/**
 * The ledger stays. Errors: 404; 409 their own or a closed account, and while a balance, a hold or
 * a pending item exists.
 */
export async function closeAccount(
  trx: Trx,
  { userId, staff, reason }: { userId: string; staff: SignedIn; reason: string | undefined },
  at: Date,
): Promise<void> {
  await lockSessions(trx, userId);
  // The caller cannot close their own account, so one staff member always remains.
  await lockStaff(trx, staff.userId);
  const user = await trx
    .selectFrom('users')
    .select(['status', 'role', 'full_name', 'user_name', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new ApiError('not-found', platformMessages.notFound);
  const conflict =
    (userId === staff.userId && 'You cannot close your own account.') ||
    (user.status === 'closed' && 'This account is closed already.') ||
    (await openMoney(trx, userId));
  if (conflict) throw new ApiError('conflict', conflict);
  if (user.role === 'admin') {
    const { full_name: fullName, user_name: userName, email } = user;
    await noticeToStaff(trx, {
      subject: 'Staff account closed',
      summary: `${staff.fullName} closed the account of a member of staff.`,
      rows: [accountRow({ fullName, userName, email })],
      at,
    });
  }
  await trx.updateTable('users').set({ status: 'closed' }).where('id', '=', userId).execute();
  await endSessions(trx, userId);
  await revokeTokens(trx, { userId }, at);
  await dropEmailChange(trx, userId);
  await forgetOrigins(trx, userId);
  await forgetDevices(trx, userId);
  await forgetSignIns(trx, userId);
  await removeAll(trx, userId, at);
  await appendAudit(trx, {
    at,
    actorId: staff.userId,
    action: 'user.close',
    target: { kind: 'user', id: userId },
    ...(reason && { details: { reason } }),
  });
}

// Deposits first: one that is confirmed between the two reads is pending in the first or credited in
// the second.
async function openMoney(trx: Trx, userId: string): Promise<string | undefined> {
  const pending = await trx
    .selectFrom('deposits')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  const accounts = await trx
    .selectFrom('accounts')
    .select('balance_cents')
    .where('user_id', '=', userId)
    .execute();
  const ownedCents = accounts.reduce((sum, { balance_cents }) => sum + balance_cents, 0n);
  if (ownedCents > 0n) return `This account still holds ${groupDollars(ownedCents)}.`;
  return pending && 'This account has a pending deposit. Decide on it first.';
}
