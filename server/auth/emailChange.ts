import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { enqueue, greeting, momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { mailVerification } from './mailLink.ts';
import { authMessages } from './messages.ts';

interface Owner {
  id: string;
  full_name: string;
  email: string;
  email_verified_at: Date | null;
  withdrawals_blocked_at: Date | null;
}

/**
 * Warns the old address at once. A repeat of the same address gets a new link. Errors: 422 after a
 * report, until the mail to the present address has set a new password.
 */
export async function requestEmailChange(
  trx: Trx,
  { owner, email }: { owner: Owner; email: string },
  at: Date,
): Promise<void> {
  if (owner.withdrawals_blocked_at) throw new ApiError('rule', authMessages.emailChangeBlocked);
  const before = await dropEmailChange(trx, owner.id);
  await trx
    .insertInto('email_changes')
    .values({ user_id: owner.id, email, asked_at: at })
    .execute();
  await mailVerification(trx, { id: owner.id, email, isNew: true }, at);
  if (before === email) return;
  const subject = 'A new email address was requested';
  const isConfirmed = owner.email_verified_at !== null;
  const letter = {
    hello: greeting(owner.full_name, isConfirmed),
    lines: [
      'A new email address was requested for your account. It must be confirmed there before it takes effect; until then we use this one.',
    ],
    facts: [
      ...(isConfirmed ? [['New address', email] as const] : []),
      ['When', momentInUtc(at)] as const,
    ],
    action: { label: 'Not you? Stop it here' },
    next: [
      'If this was you, there is nothing to do here. If it was not, the link stops the change, signs out every device and blocks withdrawals. It is valid for seven days. Then set a new password.',
    ],
    link: { purpose: 'not-me', userId: owner.id } as const,
  };
  await enqueue(trx, { to: owner.email, subject, ...letter, urgent: true }, at);
}

/** Other links that were mailed to this address stay: it can be one that the owner had before. */
export async function dropEmailChange(trx: Trx, userId: string): Promise<string | undefined> {
  const dropped = await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .returning('email')
    .executeTakeFirst();
  if (!dropped) return undefined;
  await trx
    .deleteFrom('outbox')
    .where('link_user_id', '=', userId)
    .where('link_purpose', '=', 'verify-email')
    .where('recipient', '=', dropped.email)
    .where('sent_at', 'is', null)
    .execute();
  await trx
    .deleteFrom('mail_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'verify-email')
    .where('email', '=', dropped.email)
    .where('used_at', 'is', null)
    .execute();
  return dropped.email;
}
