export const copy = {
  title: 'Withdrawal',
  missing: {
    title: 'Withdrawal not found',
    text: 'This withdrawal does not exist, or it belongs to another account.',
  },
  list: 'Withdraw',
} as const;
