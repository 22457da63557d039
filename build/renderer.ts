import type { firstPaintPages, titledPages } from '#contract/pages.ts';
import type { ShareImages } from '#src/marketing/share.ts';
import type { InlineScripts } from './inlineScripts.ts';

export const renderer = 'src/marketing/render.tsx';
export const firstPaint = 'src/firstPaint/render.tsx';
export const visitorScript = 'src/marketing/browser/main.ts';

export interface Renderer {
  /** Errors: every claim, number or word that may not be published, each in a line. */
  renderSite(assets: {
    script: string;
    /** Address of the script that checks proofs. */
    checker: string;
    shell: string[];
    shareImages: ShareImages;
    inline: InlineScripts;
    /** Takes a style sheet that follows the first paint, and returns its address. */
    addSheet(css: string): string;
    /** Today as an ISO date: claims can expire. */
    today: string;
  }): { path: string; html: string }[];
}

export interface FirstPaint {
  /** Errors: a page that has lost its demo banner. */
  renderFirstPaint(assets: {
    shell: string;
    scripts: ReadonlyMap<string, readonly string[]>;
    inline: InlineScripts;
  }): { path: (typeof firstPaintPages | typeof titledPages)[number]; html: string }[];
}
