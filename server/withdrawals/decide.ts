import { withdrawals } from '#contract/withdrawals.ts';
import { giveApproval, recordProgress } from '#server/approvals/give.ts';
import { readState } from '#server/approvals/progress.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { decisionMessage } from '#server/reviews/decisionMessage.ts';
import { lockItem, requireOthers } from '#server/reviews/lockItem.ts';
import { requirePayable } from './payable.ts';
import { requireNoteIfShared } from './requireNoteIfShared.ts';
import { notifyOwner, type WithdrawalRow } from './settle.ts';

/**
 * POST /approvewithdrawal. Errors: 403 their own, 404, 409 state or not payable, 422 a missing note,
 * 503 paused.
 */
export const approveWithdrawal: Route = serve(
  withdrawals.approve,
  async ({ params, body, user, signer, at, commitOnce }) =>
    commitOnce(async (trx) => {
      await requirePayable(trx, params.id, at);
      const withdrawal = await lockToApprove(trx, params.id);
      requireOthers(withdrawal, user.userId);
      await requireNoteIfShared(trx, withdrawal, body.note);
      const subject = { kind: 'withdrawal', id: withdrawal.id } as const;
      // The address of an approved one is masked.
      const shown = withdrawal.status === 'requested' || body.content ? body : undefined;
      const approval = {
        ...{ ...subject, amountCents: withdrawal.amount_cents },
        ...{ signer, note: body.note, shown },
      };
      const missing = await giveApproval(trx, approval);
      if (missing) {
        return { message: await recordProgress(trx, approval, { ...missing, at }) };
      }
      const entry = { at, actorId: user.userId, target: subject };
      const details = { note: body.note || null };
      if (withdrawal.status === 'approved') {
        await appendAudit(trx, { ...entry, details, action: 'withdrawal.approve' });
        return { message: await decisionMessage(trx, withdrawal, 'approved again.') };
      }
      await trx
        .updateTable('withdrawals')
        .set({ status: 'approved', decided_by: user.userId, decided_at: at })
        .where('id', '=', withdrawal.id)
        .execute();
      const next = ['We pay it next and email you the transaction id.'];
      await notifyOwner(trx, { item: withdrawal, outcome: 'approved', next }, at);
      await appendAudit(trx, { ...entry, details, action: 'withdrawal.approve' });
      return { message: await decisionMessage(trx, withdrawal, 'approved.') };
    }),
);

/**
 * Also an approved one whose approvals no longer suffice, because an approver was suspended or lost
 * the duty. Errors: 404, 409 decided.
 */
async function lockToApprove(trx: Trx, id: string): Promise<WithdrawalRow> {
  const row = await lockItem(trx, 'withdrawals', { id, states: ['requested', 'approved'] });
  if (row.status === 'approved') {
    const { amount_cents: amountCents, asked_at: askedAt } = row;
    const { needed, have } = await readState(trx, { kind: 'withdrawal', id, amountCents, askedAt });
    if (have >= (needed ?? 0)) return lockItem(trx, 'withdrawals', { id, states: ['requested'] });
  }
  return row;
}
