import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { firstPaintPages } from '#contract/pages.ts';
import { App } from '#src/App.tsx';
import { LoginPage } from '#src/auth/LoginPage.tsx';
import { copy } from '#src/investor/overview/copy.ts';
import { Shell } from '#src/Shell.tsx';
import { inlineParts, withoutUnusedVariables } from '#src/shared/prerender/inline.ts';
import { withSettings } from './FigureTemplates.tsx';
import { figureAddresses } from './figureAddresses.ts';
import { InvestorFrame } from './InvestorFrame.tsx';
import { renderTitled } from './renderTitled.ts';
import { withDemoPlaceholder } from './withDemoPlaceholder.ts';
import { withTitle } from './withTitle.ts';

export interface ShellAssets {
  /** The app's built page with an empty root. */
  shell: string;
  /** Addresses of the scripts by page path. */
  scripts: ReadonlyMap<string, readonly string[]>;
  inline: { theme: string; knownVisitor: string; askFigures: string };
}

type Path = (typeof firstPaintPages)[number];

// Imported directly: a lazy page would render only its fallback.
const pages: Record<Path, FirstPage> = {
  '/login': { tab: 'Login', element: <LoginPage /> },
  '/user/overview': {
    tab: copy.tab,
    element: <InvestorFrame />,
    first: ({ askFigures }) => `${askFigures}frame.askFigures(${JSON.stringify(figureAddresses)});`,
    gate: 'frame.afterFigures',
    finish: withSettings,
  },
};

interface FirstPage {
  tab: string;
  element: React.ReactNode;
  /** More code that runs before the first paint. */
  first?: (inline: ShellAssets['inline']) => string;
  gate?: string;
  finish?: (markup: string) => string;
}

/**
 * Renders the first pages of most visits, so that they show before a script has loaded; the app then
 * hydrates the same markup.
 */
export function renderFirstPaint(assets: ShellAssets): { path: string; html: string }[] {
  const first = (Object.keys(pages) as Path[]).map((path) => ({
    path,
    html: render(path, assets),
  }));
  return [...first, ...renderTitled(assets.shell)];
}

function render(path: Path, { shell, scripts, inline }: ShellAssets): string {
  const { tab, element, first: own, gate, finish } = pages[path];
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const rendered = renderToString(
    <StaticRouter location={path}>
      <App cache={cache} routes={[{ element: <Shell />, children: [{ path, element }] }]} />
    </StaticRouter>,
  );
  const markup = finish?.(rendered) ?? rendered;
  // React marks a failed part with this comment and raises no error.
  if (markup.includes('<!--$!-->')) throw new Error(`${path} could not be rendered.`);
  if (/<[^>]+ style="[^"]/.test(markup)) throw new Error(`${path} has a style attribute.`);
  const { styles } = extractCriticalToChunks(markup);
  const css = withoutUnusedVariables(styles.map((style) => style.css).join(''), markup);
  const first = inline.theme + inline.knownVisitor + (own?.(inline) ?? '');
  const parts = inlineParts({
    first,
    css: css + hiddenWhenLeaving,
    scripts: scripts.get(path) ?? [],
    gate,
  });
  // The app inserts no rule of these classes a second time.
  const classes = styles.filter(({ key }) => key === cache.key).flatMap(({ ids }) => ids);
  const root = `<div id="root" data-classes="${classes.join(' ')}">`;
  return withTitle(shell, { tab })
    .replace(/\s*<script\b[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', () => `${parts}</head>`)
    .replace('<div id="root"></div>', () => `${root}${withDemoPlaceholder(markup)}</div>`);
}

// A visitor who is redirected must not see the page.
const hiddenWhenLeaving = '[data-leaving] #root{visibility:hidden}';
