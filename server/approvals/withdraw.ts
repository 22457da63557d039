import { sql } from 'kysely';
import { approvals, type ProposalKind } from '#contract/approvals.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lockSubject } from './subject.ts';

/** POST /proposals/{kind}/{id}/withdraw. Errors: 403 another's, 404, 409 closed. */
export const withdrawProposal: Route = serve(approvals.withdraw, ({ db, params, user, at }) =>
  db.transaction().execute(async (trx) => {
    const kind = params.kind as ProposalKind;
    const { isOpen, proposer, target } = await lockSubject(trx, kind, params.id);
    if (proposer !== user.userId) {
      throw new ApiError('forbidden', 'Only the person who proposed it can withdraw it.');
    }
    if (!isOpen) throw new ApiError('conflict', platformMessages.notOpen);
    await closeProposal[kind](trx, params.id);
    const entry = { at, actorId: user.userId, action: 'proposal.withdraw', target } as const;
    await appendAudit(trx, { ...entry, details: { kind } });
    return { message: 'Proposal withdrawn.' };
  }),
);

const closeProposal: Record<ProposalKind, (trx: Trx, id: string) => Promise<unknown>> = {
  adjustment: (trx, id) =>
    trx
      .updateTable('adjustment_proposals')
      .set({ withdrawn_at: sql<Date>`platform_now()` })
      .where('id', '=', id)
      .execute(),
  reversal: (trx, id) =>
    trx.updateTable('reversals').set({ status: 'withdrawn' }).where('id', '=', id).execute(),
  wallet: (trx, id) =>
    trx.updateTable('wallets').set({ status: 'withdrawn' }).where('id', '=', id).execute(),
  rule: (trx, id) =>
    trx.updateTable('approval_rules').set({ status: 'withdrawn' }).where('id', '=', id).execute(),
  duty: (trx, id) =>
    trx.updateTable('duty_changes').set({ status: 'withdrawn' }).where('id', '=', id).execute(),
  reset: (trx, id) =>
    trx.updateTable('resets').set({ status: 'withdrawn' }).where('id', '=', id).execute(),
};
