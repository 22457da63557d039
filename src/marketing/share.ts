/** The two lines in the picture of a link, for each kind of page. */
export const shareTitles = {
  home: ['A dollar account', 'funded with crypto.'],
  guide: ['Read how it works', 'before you send.'],
  theme: ['How you can gain,', 'how you can lose.'],
  legal: ['The terms, the risks', 'and your rights.'],
} as const;

/** Below the lines of every picture. */
export const shareRisk = 'Crypto is high-risk. You could lose all the money you put in.';

export type PageKind = keyof typeof shareTitles;
export type ShareImages = Record<PageKind, string>;
