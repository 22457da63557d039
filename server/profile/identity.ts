import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting, momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';
import { identityFields, type ProfileChange, revocationNotice } from './revocationNotice.ts';

export async function noticeUserName(
  trx: Trx,
  { before, after }: ProfileChange,
  at: Date,
): Promise<void> {
  const userName = after.user_name;
  if (userName === undefined || userName === before.user_name) return;
  const confirmed = before.email_verified_at !== null;
  const subject = 'Your username was changed';
  const letter = {
    hello: greeting(before.full_name, confirmed),
    lines: [
      `The username of your account was changed at ${momentInUtc(at)}. Log in with the new one.`,
    ],
    facts: confirmed ? [['New username', userName] as const] : [],
    action: { label: 'Not you? Set a new password', path: '/forgot-password' },
    next: ['If this was not you, set a new password now and then contact support.'],
  };
  await enqueue(trx, { to: before.email, subject, ...letter, urgent: true }, at);
  await appendAudit(trx, {
    at,
    actorId: before.id,
    action: 'user.name',
    target: { kind: 'user', id: before.id },
    details: { before: before.user_name, after: userName },
  });
}

/**
 * Revokes the verification and mails staff, who verified another name, date of birth or country.
 * Returns whether it was revoked.
 */
export async function noticeIdentity(
  trx: Trx,
  { before, after }: ProfileChange,
  at: Date,
): Promise<boolean> {
  const names = Object.keys(identityFields) as (keyof typeof identityFields)[];
  const changed = names.filter((name) => name in after && after[name] !== before[name]);
  if (changed.length === 0) return false;
  const fields = changed.map((name) => identityFields[name]).join(', ');
  const revokes = before.verified_at !== null;
  if (revokes) {
    await trx.updateTable('users').set({ verified_at: null }).where('id', '=', before.id).execute();
    await trx
      .insertInto('verifications')
      .values({
        id: crypto.randomUUID(),
        user_id: before.id,
        decided_by: before.id,
        verified: false,
        note: `Changed by the account: ${fields}.`,
        at,
      })
      .execute();
    await noticeToStaff(trx, revocationNotice({ before, after }, changed, at));
  }
  // A renamed account is found by either name.
  const renamed = changed.includes('full_name') && {
    before: before.full_name,
    after: after.full_name ?? '',
  };
  await appendAudit(trx, {
    at,
    actorId: before.id,
    action: 'user.identity',
    target: { kind: 'user', id: before.id },
    details: { fields, ...renamed, verificationRevoked: revokes },
  });
  return revokes;
}
