import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { firstPaintPages } from '#contract/pages.ts';
import { App } from '#src/App.tsx';
import { LoginPage } from '#src/auth/LoginPage.tsx';
import { Shell } from '#src/Shell.tsx';
import { inlineParts } from '#src/shared/prerender/inline.ts';
import { withoutUnusedVariables } from '#src/shared/prerender/stylesheet.ts';

/** What the build knows: the app's built page, what its first page loads, and inline texts. */
export interface ShellAssets {
  /** The app's own page with an empty root. */
  shell: string;
  /** Addresses of the scripts that a page needs, by its path. */
  scripts: ReadonlyMap<string, readonly string[]>;
  inline: { theme: string; knownVisitor: string };
}

type Path = (typeof firstPaintPages)[number];

// The very pages of the app, but not by lazy parts: what is rendered must be there.
const pages: Record<Path, { tab: string; element: React.ReactNode }> = {
  '/login': { tab: 'Login', element: <LoginPage /> },
};

/**
 * Renders the pages that most visits of the app begin with, so that they can be read before a
 * script has come; the app then takes over the same markup (issue 3).
 */
export function renderFirstPaint(assets: ShellAssets): { path: Path; html: string }[] {
  return (Object.keys(pages) as Path[]).map((path) => ({ path, html: render(path, assets) }));
}

function render(path: Path, { shell, scripts, inline }: ShellAssets): string {
  const { tab, element } = pages[path];
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const markup = renderToString(
    <StaticRouter location={path}>
      <App cache={cache} routes={[{ element: <Shell />, children: [{ path, element }] }]} />
    </StaticRouter>,
  );
  // React leaves a part that failed to the browser and says nothing else about it.
  if (markup.includes('<!--$!-->')) throw new Error(`${path} could not be rendered.`);
  const { styles } = extractCriticalToChunks(markup);
  const css = withoutUnusedVariables(styles.map((style) => style.css).join(''));
  const first = inline.theme + inline.knownVisitor;
  const parts = inlineParts({ first, css: css + unseen, scripts: scripts.get(path) ?? [] });
  return shell
    .replace(/\s*<script\b[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<title>(.*?)<\/title>/, (_, brand) => `<title>${tab} · ${brand}</title>`)
    .replace('</head>', () => `${parts}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${withDemoHole(markup)}</div>`);
}

// Who is signed in is sent on: they are not shown a form that they do not need.
const unseen = '[data-known] #root{visibility:hidden}';

/** Whether it is a demo is known when the server starts: the banner stands in a hole. */
function withDemoHole(markup: string): string {
  const banner = /<aside [^>]*aria-label="Demo"[^>]*>[^<]*<\/aside>/;
  if (!banner.test(markup)) throw new Error('The first paint has lost its demo banner.');
  return markup.replace(banner, (whole) => `{{demo:${whole}}}`);
}
