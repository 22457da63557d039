import { coolingMs } from '#contract/limits.ts';
import type { Trx } from '#server/db/tables.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { momentInUtc } from '#server/outbox/moment.ts';
import { forgetDevices } from './devices.ts';
import { endLinks } from './mailLink.ts';

/**
 * Stores a new password hash, ends the user's sessions but the one named and the links that would set
 * another, forgets the devices, makes withdrawals wait and tells the owner by mail, so that a thief gains neither time nor silence (S-280).
 */
export async function setPassword(
  trx: Trx,
  userId: string,
  passwordHash: string,
  at: Date,
  keptSessionId?: string,
): Promise<{ user_name: string }> {
  const user = await trx
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      withdrawals_wait_until: new Date(at.getTime() + coolingMs),
    })
    .where('id', '=', userId)
    .returning(['user_name', 'email', 'full_name'])
    .executeTakeFirstOrThrow();
  await endSessions(trx, userId, keptSessionId);
  await forgetDevices(trx, userId);
  await endLinks(trx, userId, at, 'reset-password');
  const subject = 'Your password was changed';
  const text = `Hello ${user.full_name},\n\nyour password was changed at ${momentInUtc(at)}. If this was not you, set a new one with "Forget Password?" and contact support.\n`;
  await enqueue(trx, { to: user.email, subject, text }, at);
  return user;
}

/** Ends all sessions of a user, but the one to keep when named. */
export async function endSessions(trx: Trx, userId: string, keptId?: string): Promise<void> {
  let ending = trx.deleteFrom('sessions').where('user_id', '=', userId);
  if (keptId) ending = ending.where('id', '<>', keptId);
  await ending.execute();
}
