/** The part of the picture that a slide puts in front. */
export type PictureName = 'statement' | 'quote' | 'loss';

/** The last word of `HeadText` is highlighted. */
export interface Slide {
  id: number;
  image: PictureName;
  HeadText: string;
  SubHeaderText: string;
}

// Three lines each, so that nothing moves when the slides change.
export const slides: [Slide, Slide, Slide] = [
  {
    id: 1,
    image: 'statement',
    HeadText: 'Send crypto.\nHold dollars.\nCheck every cent.',
    SubHeaderText:
      'You see the rate before you send. A balance earns nothing. We pay out in Bitcoin or ' +
      'Ethereum only, never to a bank account.',
  },
  {
    id: 2,
    image: 'quote',
    HeadText: 'Know the rate\nbefore you\nsend.',
    SubHeaderText:
      'The coin amount, the rate, its source and how long you have: all on one screen, before a ' +
      'coin leaves your wallet.',
  },
  {
    id: 3,
    image: 'loss',
    HeadText: 'Know what\nyou can\nlose.',
    SubHeaderText:
      'If the operator fails or is robbed, you can lose your whole balance. Read the risks ' +
      'before you send anything.',
  },
];
