import { object, string } from 'yup';
import { type ApprovalRule, type RuleKind, resetWaitHoursMin, ruleKinds } from './approvals.ts';
import { call, messageReply } from './call.ts';
import { parseDollars } from './money.ts';

export const rulePresetNames = ['two-people', 'one-person'] as const;

export type RulePreset = (typeof rulePresetNames)[number];

/** A rule to propose, with all its terms. */
export interface RuleStep {
  kind: RuleKind;
  /** Whole dollars. */
  fromUsd: string;
  approvals: number;
  waitHours: number;
  separatePayer: boolean;
  removed: boolean;
}

/** Hours at least where all money goes, and who decides, once two people have the duty (`takes_two`). */
export const twoPeopleWaitHours = 24;

/** Hours that two people wait for what changes where all money goes, or who decides. */
const waitHoursOfTwo: Partial<Record<RuleKind, number>> = {
  ...{ wallet: twoPeopleWaitHours, rule: twoPeopleWaitHours, duty: twoPeopleWaitHours },
  reset: resetWaitHoursMin,
};

// Last, so that a rule of two people does not bind the steps before it.
const kindsInOrder = [...ruleKinds.filter((kind) => kind !== 'rule'), 'rule'] as const;

/**
 * The rules to propose so that every kind asks for two people, or for one. What is in force and at least
 * as strict stays under two people, and so does what always takes two; what is proposed or comes later already is left out.
 */
export function presetSteps(rules: readonly ApprovalRule[], preset: RulePreset): RuleStep[] {
  const wanted = kindsInOrder.flatMap((kind) => {
    const inForce = rules.filter(
      (rule) => rule.kind === kind && rule.status === 'inForce' && !rule.takesTwo,
    );
    return inForce.flatMap((rule) => {
      const step = preset === 'two-people' ? stricter(rule) : loosest(rule);
      return isAs(rule, step) ? [] : [step];
    });
  });
  const ahead = rules.filter(({ status }) => status !== 'inForce');
  return wanted.filter((step) => !ahead.some((rule) => isAs(rule, step)));
}

// Rules have whole dollars.
const dollarsOf = ({ from }: ApprovalRule) => from.replace(/\.\d+$/, '');

const stricter = (rule: ApprovalRule): RuleStep => ({
  ...{ kind: rule.kind, fromUsd: dollarsOf(rule), separatePayer: rule.separatePayer },
  ...{ approvals: Math.max(rule.approvals, 2), removed: false },
  waitHours: Math.max(rule.waitHours, waitHoursOfTwo[rule.kind] ?? 0),
});

const loosest = (rule: ApprovalRule): RuleStep => ({
  ...{ kind: rule.kind, fromUsd: dollarsOf(rule), approvals: 1, separatePayer: false },
  waitHours: rule.kind === 'reset' ? resetWaitHoursMin : 0,
  removed: parseDollars(rule.from) > 0n,
});

const isAs = (rule: ApprovalRule, step: RuleStep): boolean =>
  rule.kind === step.kind &&
  dollarsOf(rule) === step.fromUsd &&
  rule.approvals === step.approvals &&
  rule.waitHours === step.waitHours &&
  rule.separatePayer === step.separatePayer &&
  rule.removed === step.removed;

export const rulePresets = {
  propose: call({
    method: 'POST',
    path: '/approval-rules/presets',
    access: 'admin',
    duty: 'keys',
    requiresPassword: true,
    signed: true,
    body: object({ preset: string<RulePreset>().oneOf(rulePresetNames).required() }),
    reply: messageReply,
  }),
} as const;
