import type { ViteDevServer } from 'vite';
import { publicPages } from '#contract/pages.ts';
import { contentPolicy } from '#server/node/site/headers.ts';
import { fill, type SiteSettings } from '#server/node/site/holes.ts';
import { isAppPage, notFoundPath } from '#server/node/site/pages.ts';

/** Source of the pre-rendered pages; the server side knows its shape, not its code. */
export const renderer = 'src/marketing/render.tsx';
/** Source of the only script that the pre-rendered pages load beside the theme's. */
export const visitorScript = 'src/marketing/browser/main.ts';

/** What the renderer exports. */
export interface Renderer {
  renderSite(assets: {
    script: string;
    /** Takes the style sheet of all pages and answers its address. */
    stylesheet(css: string): string;
  }): { path: string; html: string }[];
}

const stylesheetPath = '/site.css';
const unnamed = { legalName: null, companyNumber: null, address: null, support: null };

/**
 * In development the pages are rendered on each request and the content policy only reports: Vite's
 * own client writes inline styles and scripts that the built site does not have.
 */
export function serveMarketing(server: ViteDevServer): void {
  const publicUrl = `http://localhost:${server.config.server.port}`;
  const policy = contentPolicy({ backendHost: '/backend', publicUrl });
  const settings: SiteSettings = {
    demo: true,
    operator: unnamed,
    publicUrl,
    marketWidgets: 'off',
  };
  let css = '';

  const render = async (path: string): Promise<string | undefined> => {
    const { renderSite } = (await server.ssrLoadModule(`/${renderer}`)) as Renderer;
    const pages = renderSite({
      script: `/${visitorScript}`,
      stylesheet(text) {
        css = text;
        return stylesheetPath;
      },
    });
    const html = pages.find((page) => page.path === path)?.html;
    return html && fill(html, settings);
  };

  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', publicUrl);
    response.setHeader('content-security-policy-report-only', policy);
    if (pathname === stylesheetPath) {
      response.setHeader('content-type', 'text/css');
      response.end(css);
      return;
    }
    const known = (publicPages as readonly string[]).includes(pathname);
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (!wantsPage || pathname.startsWith('/backend') || isAppPage(pathname)) return next();
    render(known ? pathname : notFoundPath).then((html) => {
      response.statusCode = known ? 200 : 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html);
    }, next);
  });
}
