import { appPages } from '#contract/pages.ts';

const pages = appPages.map((page) => ({ page, parts: page.split('/') }));

/** The page of the app that a path names, as the contract writes it; undefined for any other path. */
export function appPageOf(path: string): string | undefined {
  const given = path.split('/');
  const fits = (part: string, index: number) =>
    part.startsWith(':') ? given[index] !== '' : given[index] === part;
  return pages.find(({ parts }) => parts.length === given.length && parts.every(fits))?.page;
}
