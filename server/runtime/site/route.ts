import { framePaths, publicPages } from '#contract/pages.ts';
import { appPageOf } from './pages.ts';
import { isReference } from './reference.ts';

/** For the log: a page of the contract, or only its kind. */
export function siteRoute(path: string, status: number): string {
  const page = [...publicPages, ...framePaths].find((publicPath) => publicPath === path);
  if (page) return page;
  if (isReference(path)) return path;
  return appPageOf(path) ?? (status < 400 ? 'file' : 'unknown');
}
