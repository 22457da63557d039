import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadFiles } from './files.ts';
import { fillSite } from './fillSite.ts';
import type { HeaderOptions } from './headers.ts';
import { notFound, withPolicy } from './notFound.ts';
import { appPageOf, loadTemplates, notFoundPath, type Page } from './pages.ts';
import type { SiteSettings } from './placeholders.ts';
import { respond } from './resource.ts';

/** Addresses that people try, and the page that has what they look for. */
const otherNames = new Map([
  ['/contact', '/help#contact'],
  ['/faq', '/help#questions'],
  ['/fees', '/investment#fees'],
  ['/themes', '/investment-products'],
]);

// The longest path of the site has less than 100 characters.
const pathLengthMax = 500;

export interface SiteOptions extends Pick<HeaderOptions, 'backendHost'> {
  distDir: string;
  settings: SiteSettings;
}

export interface Site {
  fetch(request: Request): Response;
  refill(settings: SiteSettings): void;
}

type Match = Pick<Page, 'resource'> & Partial<Page>;

/** Any other path gets the 404 page. Errors: an Error when the site was not built. */
export async function createSite({ distDir, backendHost, settings }: SiteOptions): Promise<Site> {
  const client = join(distDir, 'client');
  const files = await loadFiles(client);
  const shell = await readFile(join(client, 'index.html'), 'utf8');
  files.delete('/index.html');
  const templates = await loadTemplates(join(distDir, 'site'));
  const parts = { templates, shell, backendHost };
  let filled = fillSite(parts, settings);

  const find = (path: string): Match | undefined => {
    const page = path === notFoundPath ? undefined : filled.pages.get(path);
    if (page) return page;
    if (appPageOf(path)) return { resource: () => filled.shell, policy: filled.shellPolicy };
    const resource = filled.crawlers.get(path) ?? files.get(path);
    return resource && { resource: () => resource };
  };

  const fetch = (request: Request): Response => {
    const { headers } = filled;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', {
        status: 405,
        headers: { ...headers, allow: 'GET, HEAD' },
      });
    }
    const { pathname, search } = new URL(request.url);
    if (pathname.length > pathLengthMax || pathname.includes('//'))
      return notFound(request, filled);
    const match = find(pathname);
    if (match) {
      const isAsset = pathname.startsWith('/assets/');
      const sent = isAsset ? filled.assetHeaders : withPolicy(headers, match);
      return respond(request, match.resource(), { headers: sent });
    }
    const trimmed = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
    const location = otherNames.get(trimmed) ?? (find(trimmed) && trimmed + search);
    if (location) return new Response(null, { status: 308, headers: { ...headers, location } });
    return notFound(request, filled);
  };

  return {
    fetch,
    refill: (next) => {
      filled = fillSite(parts, next);
    },
  };
}
