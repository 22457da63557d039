/** The names of the pages and of the menu, which show before the code of the area is there. */
export const pages = {
  overview: 'Overview',
  deposit: 'Deposit',
  myPlans: 'My Plans',
  tradingPlans: 'Trading Plans',
  transactions: 'Transactions',
  withdraw: 'Withdraw',
  account: 'Account Settings',
} as const;

export const menuNames = { navigation: 'Main', sidebar: 'Menu' } as const;
