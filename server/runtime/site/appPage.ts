import { appPages } from '#contract/pages.ts';

const pages = appPages.map((page) => ({ page, parts: page.split('/') }));

export function appPageOf(path: string): string | undefined {
  const segments = path.split('/');
  const matches = (part: string, index: number) =>
    part.startsWith(':') ? segments[index] !== '' : segments[index] === part;
  return pages.find(({ parts }) => parts.length === segments.length && parts.every(matches))?.page;
}
