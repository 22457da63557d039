import type { InferType } from 'yup';
import type { ApprovalRule, ruleProposal } from '#contract/approvals.ts';
import { parseDollars } from '#contract/money.ts';
import { ruleCopy } from './ruleCopy.ts';

/** A proposal as its form sends it. */
export type Proposal = InferType<typeof ruleProposal>;

const dayHours = 24;
const texts = ruleCopy.propose;

/** The rule in force for a kind and a number of dollars. */
function stepOf(rules: readonly ApprovalRule[], kind: string, fromUsd: string) {
  const cents = /^\d+$/.test(fromUsd) ? parseDollars(fromUsd) : 0n;
  return rules.findLast(
    (rule) => rule.kind === kind && rule.status === 'inForce' && parseDollars(rule.from) <= cents,
  );
}

/** From when a proposal applies, in words: one that is nowhere less strict applies at once. */
export function effectOf(rules: readonly ApprovalRule[], proposal: Proposal): string {
  const { kind, fromUsd = '0', approvals, waitHours = 0, separatePayer, removed } = proposal;
  const step = stepOf(rules, kind, fromUsd);
  const ofRules = stepOf(rules, 'rule', '0');
  const isRelaxed =
    removed === true ||
    (step !== undefined &&
      (approvals < step.approvals ||
        waitHours < step.waitHours ||
        (step.separatePayer && !separatePayer)));
  const needed = ofRules?.approvals ?? 1;
  const when = isRelaxed ? texts.later(Math.max(dayHours, ofRules?.waitHours ?? 0)) : texts.atOnce;
  return needed > 1 ? `${texts.people(needed)}${when}` : when;
}
