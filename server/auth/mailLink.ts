import type { Db } from '#server/platform/db/tables.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';

interface Addressee {
  id: string;
  email: string;
}

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
