import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadFiles } from './files.ts';
import { type HeaderOptions, securityHeaders } from './headers.ts';
import type { SiteSettings } from './holes.ts';
import { fillPages, isAppPage, loadTemplates, notFoundPath, page } from './pages.ts';
import { answer, type Resource } from './resource.ts';

/** Where the built site lies and what it says about this installation. */
export interface SiteOptions extends Pick<HeaderOptions, 'backendHost'> {
  distDir: string;
  settings: SiteSettings;
}

/** The built site, served from memory. */
export interface Site {
  fetch(request: Request): Response;
  /** Fills the pages again after a change of settings. */
  refill(settings: SiteSettings): void;
}

/**
 * Serves pre-rendered pages, the app shell for its known routes, and built files; anything else is
 * the 404 page (S-040). Fails when the site has not been built.
 */
export async function createSite({ distDir, backendHost, settings }: SiteOptions): Promise<Site> {
  const client = join(distDir, 'client');
  const files = await loadFiles(client);
  const shell = page(await readFile(join(client, 'index.html'), 'utf8'));
  files.delete('/index.html');
  const templates = await loadTemplates(join(distDir, 'site'));
  let pages = fillPages(templates, settings);
  let headers = securityHeaders({ backendHost, publicUrl: settings.publicUrl });

  const find = (path: string): Resource | undefined => {
    if (path !== notFoundPath && pages.has(path)) return pages.get(path);
    return isAppPage(path) ? shell : files.get(path);
  };

  const fetch = (request: Request): Response => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', {
        status: 405,
        headers: { ...headers, allow: 'GET, HEAD' },
      });
    }
    const { pathname, search } = new URL(request.url);
    const found = find(pathname);
    if (found) return answer(request, found, headers);
    const trimmed = pathname.replace(/\/+$/, '');
    if (find(trimmed)) {
      return new Response(null, {
        status: 308,
        headers: { ...headers, location: trimmed + search },
      });
    }
    return missing(request, pages, headers);
  };

  const refill = (next: SiteSettings): void => {
    pages = fillPages(templates, next);
    headers = securityHeaders({ backendHost, publicUrl: next.publicUrl });
  };

  return { fetch, refill };
}

function missing(
  request: Request,
  pages: Map<string, Resource>,
  headers: Record<string, string>,
): Response {
  const found = pages.get(notFoundPath);
  if (!found) throw new Error('The page for unknown addresses was not built.');
  return answer(request, { ...found, cache: 'no-store' }, headers, 404);
}
