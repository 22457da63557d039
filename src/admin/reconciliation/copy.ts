import { type Coin, coinNames } from '#contract/coin.ts';
import type { DifferenceKind } from '#contract/reconciliations.ts';

const kinds: Record<DifferenceKind, string> = {
  unseen: 'Coin that no reading had found',
  'no-deposit': 'Coin without a deposit',
  dust: 'Dust without a deposit',
  'no-coin': 'Confirmed deposit without coin',
  'other-amount': 'Another amount than quoted',
  late: 'Paid after the end of the quote',
  unannounced: 'Left without an announced payment',
  'paid-elsewhere': 'Paid from another address',
};

export const copy = {
  title: 'Reconciliation',
  text: 'Each night the coin at addresses of our own is compared with what came and went, at a block that no longer changes.',
  empty:
    'Nothing was reconciled yet. It needs a connected node and an address that is said to be ours alone.',
  columns: {
    day: 'Day',
    coin: 'Coin',
    onChain: 'On the chain',
    unexplained: 'Unexplained',
    items: 'Differences',
    state: 'State',
  },
  caption: 'Days of reconciliation',
  states: { open: 'Open', closed: 'Closed' },
  now: (coin: Coin) => `Reconcile ${coinNames[coin]} now`,
  cover: 'Cover',
  coverText: (worth: string, owed: string) =>
    `Our own addresses have ${worth}; investors are owed ${owed}.`,
  noRate: 'No price could be trusted at that time.',
  dayOf: (coin: Coin, day: string) => `${coinNames[coin]}, ${day}`,
  block: (height: number) => `Block ${height.toLocaleString('en')}`,
  facts: {
    opening: 'Opening',
    received: '+ received',
    paid: '− paid',
    fees: '− fees',
    expected: 'Expected',
    onChain: 'On the chain',
    unexplained: 'Unexplained',
    block: 'Block',
    worth: 'Worth',
    owed: 'Owed to investors, in all coins',
    closed: 'Closed',
    note: 'Note',
  },
  worth: (usd: string, rate: string) => `${usd} at ${rate}`,
  by: (name: string, moment: string) => `${name}, ${moment}`,
  differences: 'Differences',
  differenceColumns: { kind: 'What', ref: 'Of', amount: 'Coin' },
  none: 'No difference.',
  kinds,
  export: 'Export',
  close: {
    button: 'Close the day',
    title: 'Close the day',
    text: 'It never changes after that.',
    note: 'Note',
    hint: 'Say what explains the differences.',
    submit: 'Close',
  },
  csv: ['kind', 'of', 'amount'],
} as const;
