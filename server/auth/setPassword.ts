import { sql } from 'kysely';
import { withdrawalDelayMs } from '#contract/lifetimes.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting, momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { dropChallenges } from '#server/secondFactor/challenges.ts';
import { forgetDevices } from './devices.ts';
import { dropEmailChange } from './emailChange.ts';
import { dropResetRequests } from './mailRequests.ts';
import { revokeTokens } from './mailTokens.ts';
import { endSessions, lockSessions } from './sessions.ts';

interface NewPassword {
  userId: string;
  passwordHash: string;
  keepSessionId?: string;
}

/** Also ends other sessions, revokes reset links, delays withdrawals and mails the owner. */
export async function setPassword(
  trx: Trx,
  { userId, passwordHash, keepSessionId }: NewPassword,
  at: Date,
): Promise<{ user_name: string }> {
  await lockSessions(trx, userId, keepSessionId);
  const until = new Date(at.getTime() + withdrawalDelayMs);
  const user = await trx
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      withdrawals_wait_until: sql<Date>`greatest(withdrawals_wait_until, ${until})`,
      // A thief may know the old password: only a link ends the block that the owner asked for.
      ...(keepSessionId === undefined && { withdrawals_blocked_at: null }),
    })
    .where('id', '=', userId)
    .returning(['user_name', 'email', 'full_name', 'email_verified_at'])
    .executeTakeFirstOrThrow();
  await endSessions(trx, userId, keepSessionId);
  await forgetDevices(trx, userId);
  await revokeTokens(trx, { userId, purpose: 'reset-password' }, at);
  await dropChallenges(trx, userId);
  await dropResetRequests(trx, user.email);
  // A change of address may be a thief's; the owner can request it again.
  await dropEmailChange(trx, userId);
  const subject = 'Your password was changed';
  const hello = greeting(user.full_name, user.email_verified_at !== null);
  const letter = {
    hello,
    lines: [`Your password was changed at ${momentInUtc(at)}.`],
    action: { label: 'Not you? Set a new password', path: '/forgot-password' },
    next: [
      'Withdrawals wait 24 hours, and all other devices are signed out.',
      'If this was not you, set a new password now and then contact support.',
    ],
  };
  await enqueue(trx, { to: user.email, subject, ...letter, urgent: true }, at);
  const target = { kind: 'user', id: userId } as const;
  await appendAudit(trx, { at, actorId: userId, action: 'user.password', target });
  return user;
}
