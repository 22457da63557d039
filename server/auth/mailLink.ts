import { messages } from '#contract/messages.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import type { Ports } from '#server/platform/ports.ts';
import { hashToken, type LinkPurpose, linkKinds, newToken } from '#server/platform/tokens/token.ts';

interface Addressee {
  id: string;
  email: string;
}

const invitationMs = 3 * 24 * 60 * 60_000;

/** `isNew`: the address replaces that of the account once it is confirmed. */
export async function mailVerification(
  db: Db,
  { id, email, isNew }: Addressee & { isNew?: boolean },
  at: Date,
): Promise<void> {
  const subject = isNew ? 'Confirm your new email address' : 'Confirm your email address';
  const letter = {
    hello: 'Hello,',
    lines: [
      isNew
        ? 'Confirm this address to make it the email address of your account. Until then we use the old one.'
        : 'Confirm this address to finish your registration.',
    ],
    action: { label: subject },
    next: ['The link is valid for three days. If you did not request it, ignore this email.'],
    link: { purpose: 'verify-email', userId: id } as const,
  };
  await enqueue(db, { to: email, subject, ...letter }, at);
}

export async function mailReset(
  db: Db,
  user: Addressee & { full_name: string; email_verified_at: Date | null },
  at: Date,
): Promise<void> {
  const subject = 'Set a new password';
  const letter = {
    hello: greeting(user.full_name, user.email_verified_at !== null),
    lines: ['You can set a new password for your account.'],
    action: { label: subject },
    next: [
      'The link is valid for one hour. If you did not request it, ignore this email: nothing changes.',
    ],
    link: { purpose: 'reset-password', userId: user.id } as const,
  };
  await enqueue(db, { to: user.email, subject, ...letter, urgent: true }, at);
}

export async function mailInvitation(db: Db, invited: Addressee, at: Date): Promise<void> {
  const subject = 'You are invited to the staff';
  const letter = {
    hello: 'Hello,',
    lines: ['You are invited to the staff. Set your password to begin.'],
    action: { label: 'Set your password' },
    next: [
      'The link is valid for three days. After that, "Forgot password?" at the login mails a new one.',
    ],
    link: { purpose: 'reset-password', userId: invited.id, lifeMs: invitationMs } as const,
  };
  await enqueue(db, { to: invited.email, subject, ...letter }, at);
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
  /** As text: '$100.00'. */
  amount: string;
  coinName: string;
  facts: readonly Fact[];
  at: Date;
}

export async function mailNotMe(db: Db, mail: RequestMail): Promise<void> {
  const { user, amount, coinName, facts, at } = mail;
  const letter = {
    hello: greeting(user.full_name, user.email_verified_at !== null),
    lines: [
      `You requested a withdrawal of ${amount} in ${coinName}. We review it and email you what we decide.`,
    ],
    facts,
    action: { label: 'Not you? Cancel it here' },
    next: ['The link is valid for seven days. If the request is yours, there is nothing to do.'],
    movesMoney: true as const,
    link: { purpose: 'not-me', userId: user.id } as const,
  };
  await enqueue(
    db,
    { to: user.email, subject: `Withdrawal of ${amount} requested`, ...letter, urgent: true },
    at,
  );
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
