export const copy = {
  title: 'Withdrawal',
  list: 'Withdraw',
} as const;
