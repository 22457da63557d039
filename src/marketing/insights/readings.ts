import type { publicPages } from '#contract/pages.ts';

type ReadingPath = Extract<(typeof publicPages)[number], `/insights/${string}`>;

export type ReadingName = ReadingPath extends `/insights/${infer Name}` ? Name : never;

export interface Reading {
  name: ReadingName;
  title: string;
  summary: string;
  /** For search engines. */
  description: string;
  /** ISO day of the last change of its words. */
  date: string;
}

const date = '2026-11-23';

/** From the first to read on. */
export const readings: readonly Reading[] = [
  {
    name: 'promised-returns',
    title: 'Why a fixed daily return is a warning sign',
    summary: 'Where the money behind such an offer comes from, and what gives it away.',
    description: 'How schemes that promise a daily return are paid for, and the signs to look for.',
    date,
  },
  {
    name: 'market-falls',
    title: 'How fast a calm market can fall',
    summary: 'What a fall looks like, and why the way back is longer.',
    description:
      'A fall of a large share index, what it takes to make good, and what to settle before.',
    date,
  },
  {
    name: 'experts',
    title: 'What experts can and cannot do',
    summary: 'Few managers do better than the market. Advice can be worth its price all the same.',
    description: 'What the record of fund managers shows, and what to ask an adviser in writing.',
    date,
  },
  {
    name: 'reading-a-quote',
    title: 'How to read a quote',
    summary: 'What belongs in a quote, and how to check its sum yourself.',
    description: 'What a quote for crypto must say, with a sum that you can check yourself.',
    date,
  },
  {
    name: 'checking-an-address',
    title: 'How to check an address before you send',
    summary: 'Transfers on public networks cannot be called back.',
    description: 'How to compare a coin address before a payment, and how addresses are swapped.',
    date,
  },
  {
    name: 'diversification',
    title: 'What diversification can and cannot do',
    summary: 'It helps when one thing fails, and much less when all of them fall.',
    description: 'When holding different things helps, when it does not, and what cash is for.',
    date,
  },
  {
    name: 'costs',
    title: 'Costs you can see and costs you cannot',
    summary: 'What to write down before you compare two ways to do the same thing.',
    description:
      'Visible and hidden costs of an investment, and what a yearly fee takes over time.',
    date,
  },
];

export const readingsBy = 'The editor of this site';

export const readingPath = ({ name }: Pick<Reading, 'name'>) => `/insights/${name}` as const;
