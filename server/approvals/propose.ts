import { approvals } from '#contract/approvals.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';
import { giveApproval, progressSentence, recordProgress } from './give.ts';
import { insertRule, putInForce } from './insertRule.ts';

/**
 * POST /approval-rules: proposes a rule with the caller's approval, which may suffice. Errors: 403 no
 * duty; 422 more approvals than people with the duty, or too short a wait.
 */
export const proposeRule: Route = serve(approvals.proposeRule, ({ db, body, signer, at }) =>
  db.transaction().execute(async (trx) => {
    const { missing, from, line } = await insertRule(trx, { rule: body, signer }, at);
    const { kind, fromUsd, approvals: needed, removed, waitHours = 0 } = body;
    await noticeToStaff(trx, {
      subject: 'Rule of approvals proposed',
      summary: `${signer.caller.fullName} proposed a rule of approvals.`,
      rows: [
        ['Kind', kind],
        ['From', groupDollars(parseDollars(fromUsd || '0'))],
        ['Approvals', removed ? 'as below this amount' : String(needed)],
        ['Wait', `${waitHours} hours`],
      ],
      at,
    });
    await appendAudit(trx, line);
    return { message: missing ? progressSentence(missing) : appliesFrom(from) };
  }),
);

/** POST /approvals/rule/{id}. Errors: 403 no duty, 404, 409 approved by them before or closed. */
export const approveRule: Route = serve(
  approvals.approveRule,
  ({ db, params, body, user, signer, at }) =>
    db.transaction().execute(async (trx) => {
      const { kind } = await lockRule(trx, params.id);
      const approval = {
        kind: 'rule',
        id: params.id,
        amountCents: 0n,
        signer,
        shown: body,
      } as const;
      const missing = await giveApproval(trx, approval);
      if (missing) return { message: await recordProgress(trx, approval, { ...missing, at }) };
      const message = appliesFrom(await putInForce(trx, params.id));
      await noticeToStaff(trx, {
        subject: 'Rule of approvals changed',
        summary: `${user.fullName} approved a rule of approvals. ${message}`,
        rows: [['Kind', kind]],
        at,
      });
      const target = { kind: 'rule', id: params.id } as const;
      await appendAudit(trx, { at, actorId: user.userId, action: 'rule.approve', target });
      return { message };
    }),
);

const appliesFrom = (moment: Date | null): string =>
  `The rule applies from ${moment ? momentInUtc(moment) : 'its approval'}.`;

async function lockRule(trx: Trx, id: string) {
  const rule = await trx
    .selectFrom('approval_rules')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!rule) throw new ApiError('not-found', platformMessages.notFound);
  if (rule.status !== 'proposed') throw new ApiError('conflict', `This rule is ${rule.status}.`);
  return rule;
}
