import type { ApprovalKind, ApprovalRule } from './approvals.ts';
import { groupDollars, parseDollars } from './money.ts';

/** The part of a rule that readers see. */
export type Rule = Pick<
  ApprovalRule,
  'kind' | 'from' | 'approvals' | 'waitHours' | 'separatePayer'
>;

// In the order of the kinds. The public page of proofs has them without the rules of the forms.
const names: Record<ApprovalKind, string> = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  adjustment: 'corrections of a balance',
  reversal: 'reversals',
  wallet: 'addresses to pay to',
  rule: 'these rules',
  duty: 'powers of staff',
  reset: 'resets of two-step sign-in',
  alarm: 'closings of alarms',
};

/**
 * Names each subject of approval, with the number of approvals and the sum from which it counts.
 * `count` writes the number.
 */
export const approvalSteps = (
  rules: readonly Rule[],
  count: (approvals: number) => string = String,
): (readonly [name: string, steps: string])[] =>
  Object.entries(names).flatMap(([kind, name]) => {
    const steps = rules.filter((rule) => rule.kind === kind).map((rule) => stepOf(rule, count));
    return steps.length > 0 ? [[name, steps.join(', ')] as const] : [];
  });

function stepOf(
  { from, approvals, waitHours, separatePayer }: Rule,
  count: (approvals: number) => string,
): string {
  const cents = parseDollars(from);
  const more = [
    ...(waitHours > 0 ? [`${waitHours} hours`] : []),
    ...(separatePayer ? ['another payer'] : []),
  ];
  const start = cents > 0n ? `from ${groupDollars(cents)} ` : '';
  return [`${start}${count(approvals)}`, ...more].join(' and ');
}
