export const copy = {
  books: {
    agree: (time: string) => `Books balance ${time}`,
    agreed: (time: string) => `Books balanced ${time}`,
    broken: 'Books do not balance',
    unchecked: 'Books not checked yet',
    unread: 'Books not read. Try again',
    checked: (moment: string) =>
      `All checks of the ledger passed at ${moment}. Reconciliation compares it with the chain.`,
    last: (moment: string) => `Last known: all checks passed at ${moment}`,
  },
  lines: {
    lost: (time: string) => `No connection since ${time}.`,
    seen: 'What you see is from then.',
    off: 'Decisions are off.',
    retry: 'Try now',
    alarm: (pausing: boolean) =>
      pausing ? 'An alarm is open. Deposits and withdrawals are paused.' : 'An alarm is open.',
    look: 'Look into it',
    broken: (problem: string) => `Transfers are paused: ${problem}`,
    brokenText: 'They go on once the books balance.',
    disk: 'The server is almost out of space: nothing can be changed.',
  },
  palette: {
    button: 'Search',
    title: 'Search everything',
    placeholder: 'People, references, transaction ids, amounts, screens',
    hint: 'Type two letters or more.',
    none: (typed: string) => `No record or screen has “${typed}”.`,
    searching: 'Searching…',
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    groups: {
      users: 'People',
      deposits: 'Deposits',
      withdrawals: 'Withdrawals',
      screens: 'Go to',
      filters: 'Do',
    },
    filter: (screen: string, typed: string) => `Search ${screen} for “${typed}”`,
  },
  more: 'More',
} as const;
