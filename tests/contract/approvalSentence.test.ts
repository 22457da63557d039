import { expect, it } from 'vitest';
import { approvalSentence, firstRules } from '#contract/approvalSentence.ts';

it('names what one person decides, and what takes more', () => {
  expect(approvalSentence(firstRules)).toBe(
    'One person can move money here. Deposits, withdrawals, corrections of a balance, reversals, addresses to pay to, these rules and powers of staff need one approval. Resets of two-step sign-in need one approval and 24 hours. Closings of alarms need two approvals.',
  );
});

it('names the sum from which a second person approves', () => {
  const rule = { kind: 'withdrawal', waitHours: 0, separatePayer: true } as const;
  const rules = [
    { ...rule, from: '0.00', approvals: 1 },
    { ...rule, from: '1000.00', approvals: 2, waitHours: 24 },
  ];
  expect(approvalSentence(rules)).toBe(
    'By these rules no one person alone can move money here. Withdrawals need one approval and another payer, from $1,000.00 two approvals and 24 hours and another payer.',
  );
});
