import type { Selectable } from 'kysely';
import { approvals } from '#contract/approvals.ts';
import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { giveApproval, recordProgress } from '#server/approvals/give.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { post } from '#server/platform/ledger/post.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';
import { lockOpenAccount } from '#server/users/lockOpenAccount.ts';

type Proposal = Omit<Selectable<Tables['adjustment_proposals']>, 'asked_at' | 'withdrawn_at'>;

/**
 * POST /approvals/adjustment/{id}. Errors: 403 no duty or their own account, 404, 409 approved by them
 * before or closed, 422 balance too low.
 */
export const approveAdjustment: Route = serve(
  approvals.approveAdjustment,
  ({ params, body, user: staff, signer, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const proposal = await trx
        .selectFrom('adjustment_proposals')
        .selectAll()
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!proposal) throw new ApiError('not-found', platformMessages.notFound);
      const user = await lockOpenAccount(trx, proposal.user_id);
      const approval = {
        ...({ kind: 'adjustment', id: proposal.id } as const),
        ...{ amountCents: proposal.amount_cents, signer, logId: proposal.user_id },
        shown: body,
      };
      const missing = await giveApproval(trx, approval);
      const message = missing
        ? await recordProgress(trx, approval, { ...missing, at })
        : await makeAdjustment(trx, { proposal, user, staffId: staff.userId }, at);
      return { message };
    }),
);

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
