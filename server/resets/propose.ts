import { resets } from '#contract/resets.ts';
import { giveApproval, progressSentence } from '#server/approvals/give.ts';
import { readState } from '#server/approvals/progress.ts';
import { supportContact } from '#server/auth/supportContact.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { hasFactor, readFactors } from '#server/platform/http/factors.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { lockOpenAccount } from '#server/users/lockOpenAccount.ts';
import { requireUser } from '#server/users/wire.ts';
import { mailProposed } from './mail.ts';
import { resetMessages } from './messages.ts';

/**
 * POST /second-factor-resets: proposes it with the caller's approval, which may suffice; it happens
 * later. Errors: 403 their own account, 404, 409 closed, without a factor or proposed already.
 */
export const proposeReset: Route = serve(
  resets.propose,
  ({ db, ports, body, user: staff, signer, at }) =>
    db.transaction().execute(async (trx) => {
      const { userId, reason } = body;
      await lockOpenAccount(trx, userId);
      if (userId === staff.userId) throw new ApiError('forbidden', platformMessages.ownDecision);
      if (!hasFactor(await readFactors(trx, userId))) {
        throw new ApiError('conflict', resetMessages.noFactor);
      }
      const account = await requireUser(trx, userId);
      const id = crypto.randomUUID();
      const { asked_at: askedAt } = await trx
        .insertInto('resets')
        .values({ id, user_id: userId, made_by: staff.userId, reason })
        .returning('asked_at')
        .executeTakeFirstOrThrow();
      const subject = { kind: 'reset', id, amountCents: 0n } as const;
      await giveApproval(trx, { ...subject, signer });
      const state = await readState(trx, { ...subject, askedAt });
      const { needed, have, payable_from: effectiveFrom } = state;
      const contact = supportContact(ports.config);
      const proposed = { account, reason, effectiveFrom, by: staff.fullName, contact };
      await mailProposed(trx, proposed, at);
      const target = { kind: 'user', id: userId } as const;
      const entry = { at, actorId: staff.userId, action: 'reset.propose', target } as const;
      await appendAudit(trx, { ...entry, details: { reason } });
      const message = effectiveFrom
        ? resetMessages.effectiveFrom(account.fullName, momentInUtc(effectiveFrom))
        : progressSentence({ needed, have });
      return {
        message,
        data: { _id: id, effectiveFrom: effectiveFrom?.toISOString() ?? null },
      };
    }),
);
