import { readFileSync } from 'node:fs';
import { renderSite, type SiteAssets } from '#src/marketing/render.tsx';

/** The style sheets that follow the first paint. */
export const sheets: string[] = [];

/** Assets as in a build; the inline theme script is the real one, unminified. */
export const assets: SiteAssets = {
  script: '/assets/site-1.js',
  checker: '/assets/checker-1.js',
  shell: ['/assets/app-1.js'],
  shareImages: {
    home: '/assets/share-home-1.png',
    guide: '/assets/share-guide-1.png',
    theme: '/assets/share-theme-1.png',
    legal: '/assets/share-legal-1.png',
  },
  inline: { theme: readFileSync('public/theme.js', 'utf8'), frame: 'void 0;' },
  addSheet: (css) => `/assets/late-${sheets.push(css)}.css`,
  today: '2026-11-23',
};

const rendered = renderSite(assets);

/** Every document of the site by path, with unfilled placeholders. */
export const pages: ReadonlyMap<string, string> = new Map(
  rendered.map(({ path, html }) => [path, html]),
);

export function html(path: string): string {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`${path} was not rendered.`);
  return page;
}
