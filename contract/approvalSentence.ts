import {
  type ApprovalKind,
  type ApprovalRule,
  approvalKinds,
  resetWaitHoursMin,
} from './approvals.ts';
import { groupDollars, parseDollars } from './money.ts';

type Rule = Pick<ApprovalRule, 'kind' | 'from' | 'approvals' | 'waitHours' | 'separatePayer'>;

/** The rules of a new installation. */
export const firstRules: readonly Rule[] = approvalKinds.map((kind) => ({
  ...{ kind, from: '0.00', approvals: kind === 'alarm' ? 2 : 1, separatePayer: false },
  waitHours: kind === 'reset' ? resetWaitHoursMin : 0,
}));

const names: Record<ApprovalKind, string> = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  adjustment: 'corrections of a balance',
  reversal: 'reversals',
  wallet: 'addresses to pay to',
  rule: 'these rules',
  duty: 'powers of staff',
  reset: 'resets of two-step sign-in',
  alarm: 'the closing of alarms',
};

/**
 * Whether one person suffices; who pays a withdrawal counts, and who changes the rules too. The rule
 * of unseen deposits only adds to that of deposits.
 */
const needsOne = ({ kind, approvals, separatePayer }: Rule) =>
  kind !== 'deposit-unseen' && approvals === 1 && !separatePayer;

/** The start of the sentence where one person suffices. */
export const onePerson = 'One person can move money here.';

/** How many people the rules in force ask for, for readers of the public site. */
export function approvalSentence(rules: readonly Rule[]): string {
  const head = rules.some(needsOne)
    ? onePerson
    : 'By these rules no one person alone can move money here.';
  const parts = approvalKinds.flatMap((kind) => {
    const steps = rules.filter((rule) => rule.kind === kind).map(stepOf);
    return steps.length > 0 ? [`${names[kind]} ${steps.join(', ')}`] : [];
  });
  return `${head} Approvals asked for: ${parts.join('; ')}.`;
}

function stepOf({ from, approvals, waitHours, separatePayer }: Rule): string {
  const cents = parseDollars(from);
  const more = [
    ...(waitHours > 0 ? [`${waitHours} hours`] : []),
    ...(separatePayer ? ['another payer'] : []),
  ];
  const start = cents > 0n ? `from ${groupDollars(cents)} ` : '';
  return [`${start}${approvals}`, ...more].join(' and ');
}
