import { groupDollars, parseDollars } from '#contract/money.ts';
import { presetSteps, type RuleStep, rulePresets } from '#contract/rulePresets.ts';
import { type AuditEntry, appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { momentInUtc } from '#server/platform/outbox/enqueue.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';
import { insertRule } from './insertRule.ts';
import { readRules } from './rules.ts';

/**
 * POST /approval-rules/presets: proposes every rule that differs from the preset, the rule of rules last.
 * Errors: 403 no duty; 409 nothing differs; 422 more approvals than people with a duty.
 */
export const proposePreset: Route = serve(rulePresets.propose, ({ db, body, signer, at }) =>
  db.transaction().execute(async (trx) => {
    const steps = presetSteps(await readRules(trx), body.preset);
    if (steps.length === 0) {
      throw new ApiError('conflict', 'These rules are in force or proposed already.');
    }
    const lines: AuditEntry[] = [];
    const moments: Date[] = [];
    for (const rule of steps) {
      const { from, line } = await insertRule(trx, { rule, signer }, at);
      lines.push(line);
      if (from) moments.push(from);
    }
    await noticeToStaff(trx, {
      subject: 'Rules of approvals proposed',
      summary: `${signer.caller.fullName} proposed ${steps.length} rules of approvals at once.`,
      rows: steps.map(factOf),
      at,
    });
    for (const line of lines) await appendAudit(trx, line);
    const waiting = steps.length - moments.length;
    const last = moments.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
    return { message: waiting === 0 && last ? allApply(last) : someWait(waiting, steps.length) };
  }),
);

const factOf = ({ kind, fromUsd, approvals, waitHours, removed }: RuleStep): Fact => [
  `${kind} from ${groupDollars(parseDollars(fromUsd))}`,
  removed ? 'as below this amount' : `${approvals}, then wait ${waitHours} hours`,
];

const allApply = (last: Date) => `All of them apply from ${momentInUtc(last)}.`;

const someWait = (waiting: number, all: number) =>
  `${waiting} of ${all} rules are proposed. Another person must approve each of them.`;
