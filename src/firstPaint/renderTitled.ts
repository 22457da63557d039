import type { titledPages } from '#contract/pages.ts';
import { withTitle } from './withTitle.ts';

type Path = (typeof titledPages)[number];

const titles: Record<Path, { tab: string; description: string }> = {
  '/register': {
    tab: 'Register',
    description: 'Open a Plainvest account. It is free, and you never have to fund it.',
  },
};

/** Renders the pages of which only title and description are written. */
export const renderTitled = (shell: string): { path: Path; html: string }[] =>
  (Object.keys(titles) as Path[]).map((path) => ({ path, html: withTitle(shell, titles[path]) }));
