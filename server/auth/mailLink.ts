import { messages } from '#contract/messages.ts';
import type { Db } from '#server/db/tables.ts';
import { Refusal } from '#server/http/refusal.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Ports } from '#server/ports.ts';
import { hashToken, newToken } from './token.ts';

type Purpose = 'reset-password' | 'verify-email' | 'not-me';
interface Addressee {
  id: string;
  full_name: string;
  email: string;
}

const hourMs = 60 * 60_000;
const invitationMs = 3 * 24 * hourMs;
const lifeMs = {
  'reset-password': hourMs,
  'verify-email': 3 * 24 * hourMs,
  'not-me': 7 * 24 * hourMs,
} as const;

// The token stands in the fragment, which no server, log or referrer ever sees.
async function newLink(
  ports: Ports,
  db: Db,
  purpose: Purpose,
  user: Addressee,
  at: Date,
  holdsMs: number = lifeMs[purpose],
) {
  const token = newToken(ports.random);
  await db
    .insertInto('mail_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      purpose,
      email: user.email,
      expires_at: new Date(at.getTime() + holdsMs),
    })
    .execute();
  return `${ports.config.publicUrl}/${purpose}#${token}`;
}

/** Mails the link that confirms an e-mail address; it holds for three days. */
export async function mailVerification(
  ports: Ports,
  db: Db,
  user: Addressee,
  at: Date,
): Promise<void> {
  const link = await newLink(ports, db, 'verify-email', user, at);
  const subject = 'Confirm your e-mail address';
  const text = `Hello ${user.full_name},\n\nplease confirm this address by opening:\n${link}\n\nIf you did not register, ignore this mail.\n`;
  await enqueue(db, { to: user.email, subject, text }, at);
}

/** Mails the link that sets a new password; it holds for one hour. */
export async function mailReset(ports: Ports, db: Db, user: Addressee, at: Date): Promise<void> {
  const link = await newLink(ports, db, 'reset-password', user, at);
  const subject = 'Set a new password';
  const text = `Hello ${user.full_name},\n\nset a new password within one hour by opening:\n${link}\n\nIf you did not ask for this, ignore this mail: nothing changes.\n`;
  await enqueue(db, { to: user.email, subject, text }, at);
}

/** Mails an invited staff member the link that sets the first password; it holds for three days. */
export async function mailInvitation(
  ports: Ports,
  db: Db,
  invited: Addressee,
  invitedBy: string,
  at: Date,
): Promise<void> {
  const link = await newLink(ports, db, 'reset-password', invited, at, invitationMs);
  const subject = 'You are invited to the staff';
  const text = `Hello ${invited.full_name},\n\n${invitedBy} invites you to the staff. Set your password within three days by opening:\n${link}\n\nAfter that, "Forget Password?" at the sign-in mails a new link.\n`;
  await enqueue(db, { to: invited.email, subject, text }, at);
}

/** Makes the link that sets a staff member's password, to be handed over by the operator; three days. */
export const operatorLink = (ports: Ports, db: Db, staff: Addressee, at: Date): Promise<string> =>
  newLink(ports, db, 'reset-password', staff, at, invitationMs);

/** A mail about a withdrawal request; `ask` names amount, coin and address. */
interface RequestMail {
  user: Addressee;
  ask: string;
  at: Date;
}

/** Mails a withdrawal request with the link that cancels it, which is valid for seven days. */
export async function mailNotMe(
  ports: Ports,
  db: Db,
  { user, ask, at }: RequestMail,
): Promise<void> {
  const link = await newLink(ports, db, 'not-me', user, at);
  const subject = 'Withdrawal requested';
  const text = `Hello ${user.full_name},\n\nyou requested ${ask}.\n\nNot you? Cancel it here:\n${link}\n\nThe link is valid for seven days. If the request is yours, there is nothing to do.\n`;
  await enqueue(db, { to: user.email, subject, text }, at);
}

/**
 * Makes a user's unused links worthless: those of one purpose, or all that let somebody in (a new
 * address, a closed account). A link that cancels withdrawals stays: a thief must not end it.
 */
export async function endLinks(db: Db, userId: string, at: Date, purpose?: Purpose): Promise<void> {
  let ending = db
    .updateTable('mail_tokens')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null);
  ending = purpose
    ? ending.where('purpose', '=', purpose)
    : ending.where('purpose', '<>', 'not-me');
  await ending.execute();
}

/**
 * Uses up a mailed token, in the transaction that acts on it.
 * Errors: 422 when it is unknown, used before or expired.
 */
export async function useLink(
  db: Db,
  purpose: Purpose,
  token: string,
  at: Date,
): Promise<{ user_id: string; email: string }> {
  const used = await db
    .updateTable('mail_tokens')
    .set({ used_at: at })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  if (!used) throw new Refusal('rule', messages.resetLinkDead);
  return used;
}
