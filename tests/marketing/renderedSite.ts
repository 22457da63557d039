import { readFileSync } from 'node:fs';
import { renderSite, type SiteAssets } from '#src/marketing/render.tsx';

/** Assets as a build names them; the scripts that stand inline are the real ones, unminified. */
export const assets: SiteAssets = {
  script: '/assets/site-1.js',
  shell: ['/assets/app-1.js'],
  shareImage: '/assets/share-1.png',
  inline: { theme: readFileSync('public/theme.js', 'utf8'), frame: 'void 0;' },
  today: '2026-11-21',
};

const rendered = renderSite(assets);

/** Every document of the site by path, holes still open. */
export const pages: ReadonlyMap<string, string> = new Map(
  rendered.map(({ path, html }) => [path, html]),
);

/** The markup of a page. Errors: a path that is no page. */
export function html(path: string): string {
  const found = pages.get(path);
  if (found === undefined) throw new Error(`${path} was not rendered.`);
  return found;
}
