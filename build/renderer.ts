import type { firstPaintPages } from '#contract/pages.ts';
import type { InlineScripts } from './inlineScripts.ts';

/** Source of the pre-rendered pages. */
export const renderer = 'src/marketing/render.tsx';
/** Source of the pages that show before the app's scripts have loaded. */
export const firstPaint = 'src/firstPaint/render.tsx';
/** Source of the only script that the pre-rendered pages load. */
export const visitorScript = 'src/marketing/browser/main.ts';

export interface Renderer {
  /** Errors: every claim, number or word that may not be published, each in a line. */
  renderSite(assets: {
    script: string;
    /** Addresses of scripts and style sheets of the app's shell. */
    shell: string[];
    /** Address of the picture for links to the site. */
    shareImage: string;
    inline: InlineScripts;
    /** Today as an ISO date: claims can expire. */
    today: string;
  }): { path: string; html: string }[];
}

export interface FirstPaint {
  /** Errors: a page that has lost its demo banner. */
  renderFirstPaint(assets: {
    /** The app's own page with an empty root. */
    shell: string;
    /** Addresses of the scripts that a page needs, by its path. */
    scripts: ReadonlyMap<string, readonly string[]>;
    inline: InlineScripts;
  }): { path: (typeof firstPaintPages)[number]; html: string }[];
}
