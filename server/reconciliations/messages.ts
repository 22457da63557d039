import { type Coin, coinNames } from '#contract/coin.ts';

export const reconciliationMessages = {
  asked: (coin: Coin) =>
    `${coinNames[coin]} is reconciled once its node has been read to a final block. It shows here then.`,
  noneOwn: (coin: Coin) => `No ${coinNames[coin]} address is our own alone.`,
  closedBefore: 'This day is closed.',
  closed: 'The day is closed. It never changes.',
} as const;
