import { expect, it } from 'vitest';
import { approvalSentence, firstRules } from '#contract/approvalSentence.ts';

it('names what one person decides, and what takes more', () => {
  expect(approvalSentence(firstRules)).toBe(
    'One person can move money here. One approval: deposits, withdrawals, corrections of a balance, reversals, addresses to pay to, these rules and powers of staff. One approval and 24 hours: resets of two-step sign-in. 2 approvals: the closing of alarms.',
  );
});

it('names the sum from which a second person approves', () => {
  const rule = { kind: 'withdrawal', waitHours: 0, separatePayer: true } as const;
  const rules = [
    { ...rule, from: '0.00', approvals: 1 },
    { ...rule, from: '1000.00', approvals: 2, waitHours: 24 },
  ];
  expect(approvalSentence(rules)).toBe(
    'By these rules no one person alone can move money here. One approval and another payer, from $1,000.00 2 approvals and 24 hours and another payer: withdrawals.',
  );
});
