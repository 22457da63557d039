import { appPages, framePaths, publicPages } from '#contract/pages.ts';
import { isReference } from './reference.ts';

const patterns = appPages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.replace(/:[^/]+/g, '[^/]+')}$`),
}));

/** What the log calls an address of the site: a page as the contract writes it, or only its kind. */
export function siteRoute(path: string, status: number): string {
  const known = [...publicPages, ...framePaths].find((page) => page === path);
  if (known) return known;
  if (isReference(path)) return path;
  const app = patterns.find(({ pattern }) => pattern.test(path));
  if (app) return app.page;
  return status < 400 ? 'file' : 'unknown';
}
