import type { ViteDevServer } from 'vite';
import { checkerPath, framePaths, publicPages } from '#contract/pages.ts';
import { isoDay } from '#contract/time.ts';
import { contentPolicy } from '#server/runtime/site/headers.ts';
import { appPageOf, notFoundPath } from '#server/runtime/site/pages.ts';
import { fill } from '#server/runtime/site/placeholders.ts';
import type { ShareImages } from '#src/marketing/share.ts';
import { checkerDocument, checkerScript } from './checkerDocument.ts';
import { documents, readDocument } from './documents.ts';
import { readInlineScripts } from './inlineScripts.ts';
import { type Renderer, renderer, visitorScript } from './renderer.ts';
import { sampleSettings } from './sampleSettings.ts';
import { drawShareImage, shareKinds } from './shareImage.ts';

const shareImages = Object.fromEntries(
  shareKinds.map((kind) => [kind, `/share-${kind}.png`]),
) as ShareImages;

/** The policy only reports here, because Vite's client writes inline styles and scripts. */
export function serveMarketing(server: ViteDevServer): void {
  const { root } = server.config;
  const publicUrl = `http://localhost:${server.config.server.port}`;
  const policy = contentPolicy({ backendHost: '/backend', publicUrl });
  const settings = sampleSettings({ publicUrl, marketWidgets: 'consent' });
  const sheets = new Map<string, string>();
  const known: readonly string[] = [...publicPages, ...framePaths];

  const render = async (path: string): Promise<string | undefined> => {
    const { renderSite } = (await server.ssrLoadModule(`/${renderer}`)) as Renderer;
    sheets.clear();
    const pages = renderSite({
      script: `/${visitorScript}`,
      checker: `/${checkerScript}`,
      shell: [],
      shareImages,
      inline: await readInlineScripts(root),
      addSheet: (css) => {
        const address = `/late-${sheets.size}.css`;
        sheets.set(address, css);
        return address;
      },
      today: isoDay(new Date()),
    });
    const html = pages.find((page) => page.path === path)?.html;
    return html && fill(html, settings);
  };

  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', publicUrl);
    response.setHeader('content-security-policy-report-only', policy);
    const sheet = sheets.get(pathname);
    if (sheet !== undefined) {
      response.setHeader('content-type', 'text/css; charset=utf-8');
      response.end(sheet);
      return;
    }
    if (pathname === checkerPath) {
      checkerDocument(root).then((html) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(html);
      }, next);
      return;
    }
    const kind = shareKinds.find((name) => shareImages[name] === pathname);
    if (kind) {
      drawShareImage(root, kind).then((png) => {
        response.setHeader('content-type', 'image/png');
        response.end(png);
      }, next);
      return;
    }
    if (pathname in documents) {
      readDocument(root, pathname).then((text) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(text);
      }, next);
      return;
    }
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (!wantsPage || pathname.startsWith('/backend') || appPageOf(pathname)) return next();
    const isKnown = known.includes(pathname);
    render(isKnown ? pathname : notFoundPath).then((html) => {
      response.statusCode = isKnown ? 200 : 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html);
    }, next);
  });
}
