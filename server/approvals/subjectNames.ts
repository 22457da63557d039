import type { ApprovalKind } from '#contract/approvals.ts';

/** Names of subjects in mails, after "a". */
export const subjectNames: Record<ApprovalKind, string> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  adjustment: 'balance adjustment',
  reversal: 'reversal',
  wallet: 'receiving address',
  rule: 'rule of approvals',
  duty: 'change of duties',
  reset: 'reset of two-step sign-in',
  alarm: 'alarm',
};
