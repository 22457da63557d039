import type { Db } from '#server/platform/db/tables.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import type { Ports } from '#server/platform/ports.ts';
import { hashToken, linkKinds, newToken } from '#server/platform/tokens/token.ts';

interface Invited {
  id: string;
  email: string;
}

const invitationMs = 3 * 24 * 60 * 60_000;

/** The mail with which a new member of staff sets a password. */
export async function mailInvitation(db: Db, invited: Invited, at: Date): Promise<void> {
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
  { staff, at }: { staff: Invited; at: Date },
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
