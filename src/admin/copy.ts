/** Words that every screen of the back-office shares. */
export const copy = {
  backOffice: 'Back-office',
  account: 'Account menu',
  signOut: 'SignOut',
  tabs: { adminTrans: 'Transactions', testing: 'Users', settings: 'Settings' },
  list: {
    all: 'All',
    clear: 'Clear filters',
    pages: 'Pages',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    range: (from: number, to: number, of: string) => `${from}–${to} of ${of}`,
    moreThan: (count: number) => `more than ${count.toLocaleString('en')}`,
    pollFails: 'Could not refresh. Trying again.',
  },
  reason: 'Reason',
  reasonHint: 'The investor can read it.',
} as const;
