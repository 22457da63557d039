import { framePaths, publicPages } from '#contract/pages.ts';
import { appPageOf } from './appPage.ts';
import { isReference } from './reference.ts';

/** What the log calls an address of the site: a page as the contract writes it, or only its kind. */
export function siteRoute(path: string, status: number): string {
  const known = [...publicPages, ...framePaths].find((page) => page === path);
  if (known) return known;
  if (isReference(path)) return path;
  return appPageOf(path) ?? (status < 400 ? 'file' : 'unknown');
}
