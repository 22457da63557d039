import { sql } from 'kysely';
import { withdrawalDelayMs } from '#contract/lifetimes.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting, momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { dropEmailChange } from './emailChange.ts';
import { revokeTokens } from './mailTokens.ts';

/** Only a pending address is confirmed; any other changes nothing. Errors: 409 the address is taken. */
export async function confirmAddress(
  trx: Trx,
  { user_id: userId, email }: { user_id: string; email: string },
  at: Date,
): Promise<void> {
  const owner = await trx
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'email_verified_at', 'withdrawals_blocked_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (owner.email === email) {
    await trx
      .updateTable('users')
      .set({ email_verified_at: at })
      .where('id', '=', userId)
      .execute();
    return;
  }
  if ((await dropEmailChange(trx, userId)) !== email || owner.withdrawals_blocked_at) return;
  const until = new Date(at.getTime() + withdrawalDelayMs);
  const withdrawals_wait_until = sql<Date>`greatest(withdrawals_wait_until, ${until})`;
  await trx
    .updateTable('users')
    .set({ email, email_verified_at: at, withdrawals_wait_until })
    .where('id', '=', userId)
    .execute();
  // Links in the old mailbox must not let its reader in.
  await revokeTokens(trx, { userId }, at);
  const subject = 'Your email address was changed';
  const letter = {
    hello: greeting(owner.full_name, owner.email_verified_at !== null),
    lines: [
      `The email address of your account changed on ${momentInUtc(at)}. We have stopped using this one.`,
    ],
    action: { label: 'Not you? Block withdrawals here' },
    next: [
      'Withdrawals wait 24 hours. If this was not you, the link signs out every device and blocks withdrawals for seven days at least. Then contact support at once.',
    ],
    link: { purpose: 'not-me', userId } as const,
  };
  await enqueue(trx, { to: owner.email, subject, ...letter, urgent: true }, at);
  await appendAudit(trx, {
    at,
    actorId: userId,
    action: 'user.email',
    target: { kind: 'user', id: userId },
    details: { before: owner.email, after: email },
  });
}
