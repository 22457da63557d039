import { pages } from '#src/investor/pages.ts';

export const copy = {
  list: pages.transactions,
  names: { deposit: 'Deposit', withdrawal: 'Withdrawal' },
  missing: {
    deposit: {
      title: 'Deposit not found',
      text: 'This deposit does not exist, or it belongs to another account.',
    },
    withdrawal: {
      title: 'Withdrawal not found',
      text: 'This withdrawal does not exist, or it belongs to another account.',
    },
  },
  history: 'History',
  pdf: 'Download PDF',
  reason: (reason: string) => `Reason: ${reason}`,
  reviewAfter: 'Your answer comes first. Then we review it and email you.',
} as const;
