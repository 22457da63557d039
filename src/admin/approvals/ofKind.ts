import type { ApprovalRule, RuleKind } from '#contract/approvals.ts';

/** The rules of one kind, by amount. */
export const ofKind = (rules: readonly ApprovalRule[], kind: RuleKind) =>
  rules.filter((rule) => rule.kind === kind);
