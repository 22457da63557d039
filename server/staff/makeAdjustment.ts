import type { Selectable } from 'kysely';
import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { post } from '#server/platform/ledger/post.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';
import type { lockOpenAccount } from '#server/users/lockOpenAccount.ts';

type Proposal = Omit<Selectable<Tables['adjustment_proposals']>, 'asked_at' | 'withdrawn_at'>;

interface Making {
  proposal: Proposal;
  user: Awaited<ReturnType<typeof lockOpenAccount>>;
  /** Gave the last approval. */
  staffId: string;
}

/** Moves the money of an approved proposal; returns the sentence for staff. Errors: 422 balance too low. */
export async function makeAdjustment(
  trx: Trx,
  { proposal, user, staffId }: Making,
  at: Date,
): Promise<string> {
  const { id, user_id: userId, direction, amount_cents: amountCents, reason } = proposal;
  await trx
    .insertInto('adjustments')
    .values({
      ...{ id, user_id: userId, direction, amount_cents: amountCents, reason },
      ...{ made_by: proposal.proposed_by, at },
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
