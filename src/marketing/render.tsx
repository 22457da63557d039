import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type PageFiles } from './Document.tsx';
import { pages } from './pages.ts';
import { withoutUnusedVariables } from './stylesheet.ts';

/** What the build knows: the script's address, and where it keeps the style sheet. */
export interface SiteAssets {
  script: string;
  /** Takes the style sheet of all pages and answers its address. */
  stylesheet(css: string): string;
}

/** A finished page: its path and its markup with the holes still open. */
export interface RenderedPage {
  path: string;
  html: string;
}

/**
 * Renders every public page to static markup (DESIGN 6.13). The styles that the pages use are
 * collected first into one sheet, whose address depends on its content; then the pages are written.
 */
export function renderSite({ script, stylesheet }: SiteAssets): RenderedPage[] {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const renderAll = (files: PageFiles): RenderedPage[] =>
    Object.entries(pages).map(([path, page]) => {
      const markup = renderToStaticMarkup(
        <CacheProvider value={cache}>
          <Document path={path} page={page} files={files} />
        </CacheProvider>,
      );
      return { path, html: `<!doctype html>${markup}` };
    });

  const draft = renderAll({ script, stylesheet: '/draft.css' });
  const chunks = extractCriticalToChunks(draft.map(({ html }) => html).join(''));
  const css = chunks.styles.map((style) => style.css).join('');
  return renderAll({ script, stylesheet: stylesheet(withoutUnusedVariables(css)) });
}
