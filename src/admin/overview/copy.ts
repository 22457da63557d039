/** Words of the overview line. */
export const copy = {
  title: 'Overview',
  deposits: 'Deposits waiting',
  withdrawals: 'Withdrawals',
  awaiting: (requested: string, approved: string) => `${requested} to approve, ${approved} to pay`,
  oldest: 'oldest',
  today: 'Decided today',
  owed: 'Owed to investors',
  agrees: 'Ledger in balance',
  unchecked: 'Ledger not checked yet',
  broken: (problem: string) => `Ledger: ${problem}`,
  checked: (moment: string) => `All invariants held at ${moment}`,
  diskShort: 'Server almost out of space: nothing can be changed',
  waiting: (count: string) => `${count} waiting`,
} as const;
