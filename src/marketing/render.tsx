import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { chartFramePath, widgetPath } from '#contract/pages.ts';
import { inlineParts, withoutUnusedVariables } from '#src/shared/prerender/inline.ts';
import { checkPublication } from './claims/checkPublication.ts';
import { register } from './claims/register.ts';
import { Document, type PageFiles } from './Document.tsx';
import { faceScript } from './face.ts';
import { pages } from './pages.tsx';
import { structuredData } from './structuredData.ts';
import { frameDocument } from './ticker/frameDocument.ts';
import { chartTitle, widgetTitle } from './ticker/symbols.ts';

export interface SiteAssets extends PageFiles {
  /** Address of the script of the public pages. */
  script: string;
  inline: { theme: string; frame: string };
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
export function renderSite({ inline, script, today, ...files }: SiteAssets): RenderedPage[] {
  const rendered = [...pages].map(([path, page]) => {
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
    const first = `${inline.theme}${faceScript}`;
    const parts = inlineParts({ first, css, scripts: [script] });
    const icon = '<link rel="icon"';
    const head = parts + structuredData(path, page) + icon;
    const html = `<!doctype html>${markup.replace(icon, () => head)}`;
    return { path, html };
  });
  const errors = checkPublication(register, rendered, today);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const ticker = frameDocument(widgetTitle, 'marketWidgetUrl', inline.frame);
  const chart = frameDocument(chartTitle, 'marketChartUrl', inline.frame);
  return [...rendered, { path: widgetPath, html: ticker }, { path: chartFramePath, html: chart }];
}
