import { approvals } from '#contract/approvals.ts';
import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { ReversalSource } from '#contract/reversals.ts';
import { giveApproval, recordProgress } from '#server/approvals/give.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { type AccountRef, post } from '#server/platform/ledger/post.ts';
import { lockOpenAccount } from '#server/users/lockOpenAccount.ts';
import { mailReversed, noticeOfReversal } from './mail.ts';
import { logDetails, type ReversalRow, selectReversals, subjectOf } from './wire.ts';

/** Where the money of an item came from or went to. */
const otherSide: Record<ReversalSource, AccountRef> = {
  deposit: 'custody',
  withdrawal: 'payouts',
  adjustment: 'adjustments',
};

/**
 * POST /approvals/reversal/{id}. Errors: 403 no duty or their own account, 404, 409 approved by them
 * before or closed, 422 balance too low.
 */
export const approveReversal: Route = serve(
  approvals.approveReversal,
  ({ params, body, user: staff, signer, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const reversal = await selectReversals(trx)
        .where('reversals.id', '=', params.id)
        .executeTakeFirst();
      if (!reversal) throw new ApiError('not-found', platformMessages.notFound);
      const account = await lockOpenAccount(trx, reversal.user_id);
      const approval = {
        ...({ kind: 'reversal', id: reversal.id } as const),
        ...{ amountCents: reversal.amount_cents, signer, logId: reversal.user_id },
        shown: body,
      };
      const missing = await giveApproval(trx, approval);
      const message = missing
        ? await recordProgress(trx, approval, { ...missing, at })
        : await makeReversal(trx, { reversal, account, staffId: staff.userId }, at);
      return { message };
    }),
);

interface Making {
  reversal: ReversalRow;
  account: Awaited<ReturnType<typeof lockOpenAccount>>;
  /** Gave the last approval. */
  staffId: string;
}

/** Moves the money of an approved reversal; returns the sentence for staff. Errors: 422 balance too low. */
export async function makeReversal(
  trx: Trx,
  { reversal, account, staffId }: Making,
  at: Date,
): Promise<string> {
  const { id, source, source_id: sourceId, user_id: userId, direction } = reversal;
  await trx
    .updateTable('reversals')
    .set({ status: 'made', made_at: at })
    .where('id', '=', id)
    .execute();
  const investor = { userId, kind: 'available' } as const;
  await post(trx, {
    at,
    from: direction === 'credit' ? otherSide[source] : investor,
    to: direction === 'credit' ? investor : otherSide[source],
    amountCents: reversal.amount_cents,
    source: 'reversal',
    sourceId: id,
    leg: direction,
  });
  await mailReversed(trx, { reversal, account }, at);
  await noticeOfReversal(trx, { reversal, outcome: 'reversed' }, at);
  await recordEvent(trx, { kind: 'reversal.made', subject: subjectOf(reversal), userId }, at);
  const target = { kind: 'user', id: userId } as const;
  const details = logDetails(reversal);
  await appendAudit(trx, { at, actorId: staffId, action: 'reversal.make', target, details });
  const amount = groupDollars(reversal.amount_cents);
  return `${reference(sourceId)}, ${reversal.full_name}: ${source} of ${amount} reversed.`;
}
