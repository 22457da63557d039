import { groupDecimal } from '#contract/money.ts';
import type { PriceStep } from '#contract/prices.ts';

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
  singleSource: 'One price source',
  step: ({ coin, percent }: PriceStep) =>
    `${coin} price moved ${percent} %: waiting for a second reading`,
  accept: {
    button: 'Accept price',
    of: (coin: string) => `Accept the new ${coin} price`,
    title: 'Accept this price?',
    text: ({ coin, before, after }: PriceStep) =>
      `${coin} moved from ${groupDecimal(before)} to ${groupDecimal(after)} USD. Compare it with another exchange first: deposits are quoted at the new price at once.`,
    submit: 'Accept',
  },
  waiting: (count: string) => `${count} waiting`,
} as const;
