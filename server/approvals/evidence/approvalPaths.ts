/** Paths of the calls that approve a subject which was there before. */
export const approvalPaths: Partial<Record<string, readonly string[]>> = {
  deposit: ['/confirmdeposit'],
  withdrawal: ['/approvewithdrawal'],
  adjustment: ['/approvals/adjustment'],
  reversal: ['/approvals/reversal'],
  wallet: ['/approvals/wallet'],
  rule: ['/approvals/rule'],
  duty: ['/approvals/duty'],
  reset: ['/approvals/reset'],
  alarm: ['/approvals/alarm'],
};
