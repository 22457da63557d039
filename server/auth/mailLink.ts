import { messages } from '#contract/messages.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { enqueue, greeting, linkMark } from '#server/platform/outbox/enqueue.ts';
import type { Ports } from '#server/platform/ports.ts';
import { hashToken, type LinkPurpose, linkKinds, newToken } from '#server/platform/tokens/token.ts';

interface Addressee {
  id: string;
  email: string;
}

const invitationMs = 3 * 24 * 60 * 60_000;

export async function mailVerification(db: Db, { id, email }: Addressee, at: Date): Promise<void> {
  const subject = 'Confirm your e-mail address';
  const text = `Hello,\n\nplease confirm this address within three days by opening:\n${linkMark}\n\nIf you did not ask for this, ignore this mail.\n`;
  const link = { purpose: 'verify-email', userId: id } as const;
  await enqueue(db, { to: email, subject, text, link }, at);
}

export async function mailReset(
  db: Db,
  user: Addressee & { full_name: string; email_verified_at: Date | null },
  at: Date,
): Promise<void> {
  const subject = 'Set a new password';
  const hello = greeting(user.full_name, user.email_verified_at !== null);
  const text = `${hello}\n\nset a new password within one hour by opening:\n${linkMark}\n\nIf you did not ask for this, ignore this mail: nothing changes.\n`;
  const link = { purpose: 'reset-password', userId: user.id } as const;
  await enqueue(db, { to: user.email, subject, text, urgent: true, link }, at);
}

export async function mailInvitation(db: Db, invited: Addressee, at: Date): Promise<void> {
  const subject = 'You are invited to the staff';
  const text = `Hello,\n\nyou are invited to the staff. Set your password within three days by opening:\n${linkMark}\n\nAfter that, "Forget Password?" at the sign-in mails a new link.\n`;
  const link = { purpose: 'reset-password', userId: invited.id, lifeMs: invitationMs } as const;
  await enqueue(db, { to: invited.email, subject, text, link }, at);
}

/** For the operator to pass on. Valid for three days. */
export async function operatorLink(
  ports: Pick<Ports, 'random' | 'config'>,
  db: Db,
  { staff, at }: { staff: Addressee; at: Date },
): Promise<string> {
  const token = newToken(ports.random);
  await db
    .insertInto('mail_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: staff.id,
      purpose: 'reset-password',
      email: staff.email,
      expires_at: new Date(at.getTime() + invitationMs),
    })
    .execute();
  return `${ports.config.publicUrl}${linkKinds['reset-password'].path}#${token}`;
}

interface RequestMail {
  user: Addressee & { full_name: string; email_verified_at: Date | null };
  request: string;
  at: Date;
}

export async function mailNotMe(db: Db, { user, request, at }: RequestMail): Promise<void> {
  const subject = 'Withdrawal requested';
  const hello = greeting(user.full_name, user.email_verified_at !== null);
  const text = `${hello}\n\nyou requested ${request}.\n\nNot you? Cancel it here:\n${linkMark}\n\nThe link is valid for seven days. If the request is yours, there is nothing to do.\n`;
  const link = { purpose: 'not-me', userId: user.id } as const;
  await enqueue(db, { to: user.email, subject, text, urgent: true, link }, at);
}

/**
 * Revokes unused links and unsent mails of one purpose, or all that let someone in. A link that
 * cancels withdrawals stays valid: a thief must not end it.
 */
export async function revokeTokens(
  db: Db,
  { userId, purpose }: { userId: string; purpose?: LinkPurpose },
  at: Date,
): Promise<void> {
  let mails = db
    .deleteFrom('outbox')
    .where('link_user_id', '=', userId)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null);
  let tokens = db
    .updateTable('mail_tokens')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null);
  mails = purpose
    ? mails.where('link_purpose', '=', purpose)
    : mails.where('link_purpose', '<>', 'not-me');
  tokens = purpose
    ? tokens.where('purpose', '=', purpose)
    : tokens.where('purpose', '<>', 'not-me');
  await mails.execute();
  await tokens.execute();
}

interface MailedToken {
  purpose: LinkPurpose;
  token: string;
}

/** Whether `redeemToken` would accept a mailed token; does not use it. */
export async function isUsable(
  db: Db,
  { purpose, token }: MailedToken,
  at: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Call it in the transaction that acts on the token. Errors: 422 unknown, used or expired. */
export async function redeemToken(
  db: Db,
  { purpose, token }: MailedToken,
  at: Date,
): Promise<{ user_id: string; email: string; mail_id: string | null }> {
  const row = await db
    .updateTable('mail_tokens')
    .set({ used_at: at })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['user_id', 'email', 'mail_id'])
    .executeTakeFirst();
  if (!row) throw new ApiError('rule', messages.resetLinkDead);
  return row;
}
