import type { SheetName } from '#src/marketing/drawings/SheetArt.tsx';

/** The last word of `HeadText` is highlighted. */
export interface Slide {
  id: number;
  image: SheetName;
  HeadText: string;
  SubHeaderText: string;
}

export const slides: [Slide, Slide, Slide] = [
  {
    id: 1,
    image: 'ledger',
    HeadText: 'Every dollar you see has an entry',
    SubHeaderText:
      'Your balance is the sum of ledger entries that are never edited and never deleted. ' +
      'You can read each one.',
  },
  {
    id: 2,
    image: 'coins',
    HeadText: 'Fund your account with Bitcoin or Ethereum',
    SubHeaderText:
      'See the rate and its source, send the coins, attach your proof. Staff check it before ' +
      'the dollar value is credited.',
  },
  {
    id: 3,
    image: 'balance',
    HeadText: 'Know what you can lose before you invest',
    SubHeaderText:
      'No promised returns and no pressure. Each theme says in plain words how money can be lost.',
  },
];
