import { messages } from '#contract/messages.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { record } from '#server/audit/record.ts';
import type { Trx } from '#server/db/tables.ts';
import { Refusal } from '#server/http/refusal.ts';
import { post } from '#server/ledger/post.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { greeting } from '#server/outbox/greeting.ts';

/**
 * Credits or debits a balance with a reason that the investor reads (S-303, S-308, S-309).
 * `amount` in dollars. Errors: 403 for oneself, 404, 409 closed account, 422 'Insufficient Balance'.
 */
export async function adjustBalance(
  trx: Trx,
  userId: string,
  staffId: string,
  { status, amount, reason }: { status: string; amount: string; reason: string },
  at: Date,
): Promise<string> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'full_name', 'status'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new Refusal('not-found', messages.notFound);
  if (userId === staffId) throw new Refusal('forbidden', messages.ownDecision);
  if (user.status === 'closed') throw new Refusal('conflict', 'This account is closed.');
  const direction = status === 'Credit' ? 'credit' : 'debit';
  const id = crypto.randomUUID();
  const amountCents = parseDollars(amount);
  await trx
    .insertInto('adjustments')
    .values({
      id,
      user_id: userId,
      direction,
      amount_cents: amountCents,
      reason,
      made_by: staffId,
      at,
    })
    .execute();
  const investor = { userId, kind: 'available' } as const;
  await post(trx, {
    at,
    from: direction === 'credit' ? 'adjustments' : investor,
    to: direction === 'credit' ? investor : 'adjustments',
    amountCents,
    source: 'adjustment',
    sourceId: id,
    leg: direction,
  });
  const dollars = groupDollars(amountCents);
  const subject = `Your balance was ${direction}ed by ${dollars}`;
  const hello = greeting(user.full_name, user.email_verified_at !== null);
  const text = `${hello}\n\nstaff ${direction}ed your balance by ${dollars}. Reason: ${reason}\n`;
  await enqueue(trx, { to: user.email, subject, text }, at);
  await record(trx, {
    at,
    actorId: staffId,
    action: `user.${direction}`,
    target: { kind: 'user', id: userId },
    details: { amount: dollars, reason },
  });
  return `Balance ${direction}ed by ${dollars}.`;
}
