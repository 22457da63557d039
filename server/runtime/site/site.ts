import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crawlerFiles } from './crawlers.ts';
import { loadFiles } from './files.ts';
import {
  assetHeaders,
  contentPolicy,
  type HeaderOptions,
  noNeeds,
  securityHeaders,
} from './headers.ts';
import { appPageOf, fillPages, loadTemplates, notFoundPath, type Page, page } from './pages.ts';
import { fill as fillPlaceholders, type SiteSettings } from './placeholders.ts';
import { type Resource, respond } from './resource.ts';

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

interface FilledSite {
  pages: Map<string, Page>;
  crawlers: Map<string, Resource>;
  shell: Resource;
  shellPolicy: string;
  headers: Record<string, string>;
  assetHeaders: Record<string, string>;
}

/** Any other path gets the 404 page. Errors: an Error when the site was not built. */
export async function createSite({ distDir, backendHost, settings }: SiteOptions): Promise<Site> {
  const client = join(distDir, 'client');
  const files = await loadFiles(client);
  const shell = await readFile(join(client, 'index.html'), 'utf8');
  files.delete('/index.html');
  const templates = await loadTemplates(join(distDir, 'site'));
  const fill = (current: SiteSettings): FilledSite => ({
    pages: fillPages(templates, current, { backendHost }),
    crawlers: crawlerFiles(current.publicUrl, templates),
    shell: page(fillPlaceholders(shell, current)),
    shellPolicy: contentPolicy(
      { backendHost, publicUrl: current.publicUrl },
      { ...noNeeds, frames: current.marketWidgets !== 'off' },
    ),
    headers: securityHeaders({ backendHost, publicUrl: current.publicUrl }),
    assetHeaders: assetHeaders({ backendHost, publicUrl: current.publicUrl }),
  });
  let filled = fill(settings);

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
      filled = fill(next);
    },
  };
}

function withPolicy(headers: Record<string, string>, match: Match): Record<string, string> {
  return match.policy ? { ...headers, 'content-security-policy': match.policy } : headers;
}

/** Below the paths of the app the app itself answers, in the frame of its area. */
function notFound(request: Request, filled: FilledSite): Response {
  const { pages, headers, shell, shellPolicy } = filled;
  if (/^\/(user|admin)\//.test(new URL(request.url).pathname)) {
    const sent = { ...headers, 'content-security-policy': shellPolicy };
    return respond(request, { ...shell, cache: 'no-store' }, { headers: sent, status: 404 });
  }
  const page = pages.get(notFoundPath);
  if (!page) throw new Error('The page for unknown addresses was not built.');
  const uncached = { ...page.resource(), cache: 'no-store' };
  return respond(request, uncached, { headers: withPolicy(headers, page), status: 404 });
}
