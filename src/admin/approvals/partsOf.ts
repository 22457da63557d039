import type { RuleKind } from '#contract/approvals.ts';
import type { Proposal } from './effectOf.ts';

/** Whether the rules of a kind begin at an amount. */
export const hasAmount = (kind: RuleKind) => !['wallet', 'rule', 'duty', 'reset'].includes(kind);

/** Whether the rules of a kind can ask for a wait. */
export const hasWait = (kind: RuleKind) =>
  ['withdrawal', 'wallet', 'rule', 'duty', 'reset'].includes(kind);

/** The parts that the kind has; only withdrawals have a payer. */
export function partsOf({
  kind,
  fromUsd,
  approvals,
  waitHours,
  separatePayer,
}: Proposal): Proposal {
  return {
    ...{ kind, approvals },
    ...(hasAmount(kind) && { fromUsd: fromUsd?.trim() || '0' }),
    ...(hasWait(kind) && { waitHours: Number(waitHours ?? 0) }),
    ...(kind === 'withdrawal' && { separatePayer: separatePayer === true }),
  };
}
