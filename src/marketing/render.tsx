import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { chartFramePath, widgetPath } from '#contract/pages.ts';
import { inlineParts } from '#src/shared/prerender/inline.ts';
import { withoutUnusedVariables } from '#src/shared/prerender/stylesheet.ts';
import { publicationFaults } from './claims/publicationFaults.ts';
import { register } from './claims/register.ts';
import { Document, type PageFiles } from './Document.tsx';
import { pages } from './pages.tsx';
import { frameDocument } from './ticker/frameDocument.ts';
import { chartTitle, widgetTitle } from './ticker/symbols.ts';

/** What the build knows: addresses of files, texts that stand inline, and the day. */
export interface SiteAssets extends PageFiles {
  /** Address of the visitors' script. */
  script: string;
  inline: { theme: string; frame: string };
  /** Today as an ISO date: claims can expire. */
  today: string;
}

/** A finished page: its path and its markup with the holes still open. */
export interface RenderedPage {
  path: string;
  html: string;
}

/**
 * Renders every public page to static markup with only its own styles (DESIGN 6.13). Errors: each
 * claim, number or word that may not be published, in a line (S-005, S-006).
 */
export function renderSite({ inline, script, today, ...files }: SiteAssets): RenderedPage[] {
  const rendered = [...pages].map(([path, page]) => {
    // A cache for each page: what it holds afterwards is that page's own style sheet. No prefixes:
    // popovers and color-mix, which the pages need, came after all of them.
    const cache = createCache({ key: 'css', stylisPlugins: [] });
    const { extractCriticalToChunks } = createEmotionServer(cache);
    const markup = renderToStaticMarkup(
      <CacheProvider value={cache}>
        <Document path={path} page={page} files={files} />
      </CacheProvider>,
    );
    const { styles } = extractCriticalToChunks(markup);
    const css = withoutUnusedVariables(styles.map((style) => style.css).join(''));
    const parts = inlineParts({ first: inline.theme, css, scripts: [script] });
    const icon = '<link rel="icon"';
    const html = `<!doctype html>${markup.replace(icon, () => parts + icon)}`;
    return { path, html };
  });
  const faults = publicationFaults(register, rendered, today);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const ticker = frameDocument(widgetTitle, 'marketWidgetUrl', inline.frame);
  const chart = frameDocument(chartTitle, 'marketChartUrl', inline.frame);
  return [...rendered, { path: widgetPath, html: ticker }, { path: chartFramePath, html: chart }];
}
