import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { chartFramePath, widgetPath } from '#contract/pages.ts';
import { inlineParts, withoutUnusedVariables } from '#src/shared/prerender/inline.ts';
import { splitStyles } from '#src/shared/prerender/lateStyles.ts';
import { shortNames } from '#src/shared/prerender/shortNames.ts';
import { checkPublication } from './claims/checkPublication.ts';
import { register } from './claims/register.ts';
import { Document, type PageFiles } from './Document.tsx';
import { faceScript } from './face.ts';
import type { MarketingPage } from './marketingPage.ts';
import { pages } from './pages.tsx';
import { structuredData } from './structuredData.ts';
import { frameDocument } from './ticker/frameDocument.ts';
import { chartTitle, widgetTitle } from './ticker/symbols.ts';

export interface SiteAssets extends PageFiles {
  /** Address of the script of the public pages. */
  script: string;
  /** Address of the script that checks proofs. */
  checker: string;
  inline: { theme: string; frame: string };
  /** Takes a style sheet that follows the first paint, and returns its address. */
  addSheet(css: string): string;
  /** ISO date; a claim is published until it expires. */
  today: string;
}

/** A page whose placeholders the server fills. */
export interface RenderedPage {
  path: string;
  html: string;
}

/**
 * Renders every public page to static markup with only the styles that it uses. Errors: a line for
 * each claim, figure or word that may not be published.
 */
export function renderSite(assets: SiteAssets): RenderedPage[] {
  const rendered = [...pages].map(([path, page]) => ({ path, html: render(path, page, assets) }));
  const errors = checkPublication(register, rendered, assets.today);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const { frame } = assets.inline;
  const ticker = frameDocument(widgetTitle, 'marketWidgetUrl', frame);
  const chart = frameDocument(chartTitle, 'marketChartUrl', frame);
  return [...rendered, { path: widgetPath, html: ticker }, { path: chartFramePath, html: chart }];
}

function render(
  path: string,
  page: MarketingPage,
  { inline, script, checker, addSheet, ...files }: SiteAssets,
): string {
  // One cache per page collects that page's style sheet. No vendor prefixes: every browser with
  // popovers and color-mix, which the pages need, does without them.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Document path={path} page={page} files={files} />
    </CacheProvider>,
  );
  const { styles } = extractCriticalToChunks(markup);
  const css = withoutUnusedVariables(styles.map((style) => style.css).join(''), markup);
  const short = shortNames(css);
  const [start, ...rest] = page.lateFrom ? markup.split(`id="${page.lateFrom}"`) : [];
  if (page.lateFrom && rest.length === 0) throw new Error(`${path} has no "${page.lateFrom}".`);
  const { first, late } = start ? splitStyles(css, start) : { first: css, late: '' };
  const parts = inlineParts({
    first: `${inline.theme}${faceScript}`,
    css: short(first),
    scripts: page.hasChecker ? [script, checker] : [script],
    sheet: late && addSheet(short(late)),
  });
  const icon = '<link rel="icon"';
  const head = parts + structuredData(path, page) + icon;
  return `<!doctype html>${short(markup).replace(icon, () => head)}`;
}
