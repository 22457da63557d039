import { groupDecimal } from '#contract/money.ts';
import type { PriceStep } from '#contract/prices.ts';

export const copy = {
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
