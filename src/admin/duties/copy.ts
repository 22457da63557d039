import type { Duty } from '#contract/duties.ts';

const meanings: Record<Duty, string> = {
  review: 'Confirm and decline deposits, verify investors',
  approve: 'Approve withdrawals, credit and debit balances',
  pay: 'Pay approved withdrawals and record the payment',
  keys: 'Change receiving addresses, limits and settings',
  people: 'Invite, suspend and close accounts, give duties',
  audit: 'Export deposits, withdrawals, users and the log',
};

export const copy = {
  title: 'Duties',
  hint: 'All staff can read everything. A duty lets them act.',
  lacking: (names: string) => `You do not have the duty ${names}.`,
  meanings,
  notYours: 'You do not have it, so you cannot give it.',
} as const;
