import { groupDollars, parseDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { post } from '#server/platform/ledger/post.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';

interface Adjustment {
  userId: string;
  staffId: string;
  status: string;
  amount: string;
  reason: string;
}

/** `amount` in dollars. Errors: 403 their own account, 404, 409 closed, 422 balance too low. */
export async function adjustBalance(
  trx: Trx,
  { userId, staffId, status, amount, reason }: Adjustment,
  at: Date,
): Promise<string> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'full_name', 'status'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new ApiError('not-found', platformMessages.notFound);
  if (userId === staffId) throw new ApiError('forbidden', platformMessages.ownDecision);
  if (user.status === 'closed') throw new ApiError('conflict', 'This account is closed.');
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
  const letter = {
    subject: `Your balance was ${direction}ed by ${dollars}`,
    hello: greeting(user.full_name, user.email_verified_at !== null),
    lines: [`We ${direction}ed your balance by ${dollars}.`],
    facts: [['Amount', dollars] as const, ['Reference', reference(id)] as const],
    reason,
    action: { label: 'Open the transaction', path: `/user/transaction?open=${id}` },
    movesMoney: true as const,
  };
  await enqueue(trx, { to: user.email, ...letter }, at);
  const subject = { kind: 'user', id: userId } as const;
  await recordEvent(trx, { kind: 'adjustment.made', subject, userId }, at);
  await appendAudit(trx, {
    at,
    actorId: staffId,
    action: `user.${direction}`,
    target: { kind: 'user', id: userId },
    details: { amount: dollars, reason },
  });
  return `${reference(id)}, ${user.full_name}: balance ${direction}ed by ${dollars}.`;
}
