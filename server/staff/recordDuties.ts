import { type Duty, dutyNames } from '#contract/duties.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';

interface Recorded {
  account: Letter['account'] & { _id: string };
  change: { duty: Duty; gives: boolean };
  /** Gave the approval that completed it. */
  actor: { userId: string; fullName: string };
}

/** The mail and the line of the log of a change that was made. */
export async function recordDuties(
  trx: Trx,
  { account, change, actor }: Recorded,
  at: Date,
): Promise<void> {
  const name = dutyNames([change.duty]);
  const [given, taken] = change.gives ? [name, ''] : ['', name];
  const changes: Fact[] = [[change.gives ? 'Given' : 'Taken', name]];
  await mailDuties(trx, { account, changes, by: actor.fullName }, at);
  const target = { kind: 'user', id: account._id } as const;
  const entry = { at, actorId: actor.userId, action: 'user.duties', target } as const;
  await appendAudit(trx, { ...entry, details: { given, taken } });
}

interface Letter {
  account: { email: string; fullName: string; emailVerified: boolean };
  changes: Fact[];
  by: string;
  reason?: string | undefined;
}

/** To the member of staff whose duties changed. */
export async function mailDuties(
  trx: Trx,
  { account, changes, by, reason }: Letter,
  at: Date,
): Promise<void> {
  const letter = {
    subject: 'Your duties were changed',
    hello: greeting(account.fullName, account.emailVerified),
    lines: [`${by} changed what you can do in the back office.`],
    facts: changes,
    ...(reason && { reason }),
  };
  await enqueue(trx, { to: account.email, ...letter }, at);
}
