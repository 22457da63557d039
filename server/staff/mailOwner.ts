import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';
import { requireUser } from '#server/users/wire.ts';

/** A change of an account with the reason that its owner receives. */
export interface Explained {
  userId: string;
  reason: string;
  /** Whom the owner can ask. */
  contact: string;
  at: Date;
}

interface OwnerMail {
  subject: string;
  /** Follows "Your account". */
  outcome: string;
  action?: { label: string; path: string };
}

/** Mails the owner of an account that its status changed. */
export async function mailOwner(
  trx: Trx,
  { userId, reason, contact, at }: Explained,
  { subject, outcome, action }: OwnerMail,
): Promise<void> {
  const { email, emailVerified, fullName } = await requireUser(trx, userId);
  const hello = greeting(fullName, emailVerified);
  const lines = [`Your account ${outcome}.`];
  const next = [`If you have a question, contact ${contact}.`];
  const letter = { subject, hello, lines, reason, next, ...(action && { action }) };
  await enqueue(trx, { to: email, ...letter }, at);
}
