import type { firstPaintPages } from '#contract/pages.ts';
import type { InlineScripts } from './inlineScripts.ts';

/** Source of the pre-rendered pages; the server side knows its shape, not its code. */
export const renderer = 'src/marketing/render.tsx';
/** Source of what the app shows before its scripts have come. */
export const firstPaint = 'src/firstPaint/render.tsx';
/** Source of the only script that the pre-rendered pages load. */
export const visitorScript = 'src/marketing/browser/main.ts';

/** What the renderer exports. */
export interface Renderer {
  /** Errors: every claim, number or word that may not be published, each in a line. */
  renderSite(assets: {
    script: string;
    /** Addresses of what the app's shell loads first. */
    shell: string[];
    /** Address of the picture for links to the site. */
    shareImage: string;
    inline: InlineScripts;
    /** Today as an ISO date: claims can expire. */
    today: string;
  }): { path: string; html: string }[];
}

/** What the renderer of the first paint exports. */
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
