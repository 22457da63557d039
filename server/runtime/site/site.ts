import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appPageOf } from './appPage.ts';
import { crawlerFiles } from './crawlers.ts';
import { loadFiles } from './files.ts';
import { contentPolicy, type HeaderOptions, nothing, securityHeaders } from './headers.ts';
import { fillPages, loadTemplates, notFoundPath, type Page, page } from './pages.ts';
import { fill as fillHoles, type SiteSettings } from './placeholders.ts';
import { answer, type Resource } from './resource.ts';

// The longest address of ours has less than 100 characters.
const pathLengthMax = 500;

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

/** Something to serve; a page has a policy of its own. */
type Found = Pick<Page, 'resource'> & Partial<Page>;

/** What depends on the settings, made anew when they change. */
interface Filled {
  pages: Map<string, Page>;
  crawlers: Map<string, Resource>;
  /** The page of the app with an empty root. */
  shell: Resource;
  /** The app's own: its overview has a place for the outside chart. */
  shellPolicy: string;
  headers: Record<string, string>;
}

/**
 * Serves pre-rendered pages, the app shell for its known routes, and built files; anything else is
 * the 404 page (S-040). Fails when the site has not been built.
 */
export async function createSite({ distDir, backendHost, settings }: SiteOptions): Promise<Site> {
  const client = join(distDir, 'client');
  const files = await loadFiles(client);
  const shell = await readFile(join(client, 'index.html'), 'utf8');
  files.delete('/index.html');
  const templates = await loadTemplates(join(distDir, 'site'));
  const fill = (now: SiteSettings): Filled => ({
    pages: fillPages(templates, now, { backendHost }),
    crawlers: crawlerFiles(now.publicUrl),
    shell: page(fillHoles(shell, now)),
    shellPolicy: contentPolicy(
      { backendHost, publicUrl: now.publicUrl },
      { ...nothing, frames: now.marketWidgets !== 'off' },
    ),
    headers: securityHeaders({ backendHost, publicUrl: now.publicUrl }),
  });
  let filled = fill(settings);

  const find = (path: string): Found | undefined => {
    const found = path === notFoundPath ? undefined : filled.pages.get(path);
    if (found) return found;
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
    if (pathname.length > pathLengthMax || pathname.includes('//')) return missing(request, filled);
    const found = find(pathname);
    if (found) return answer(request, found.resource(), withPolicy(headers, found));
    const trimmed = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
    if (find(trimmed)) {
      return new Response(null, {
        status: 308,
        headers: { ...headers, location: trimmed + search },
      });
    }
    return missing(request, filled);
  };

  return {
    fetch,
    refill: (next) => {
      filled = fill(next);
    },
  };
}

function withPolicy(headers: Record<string, string>, found: Found): Record<string, string> {
  return found.policy ? { ...headers, 'content-security-policy': found.policy } : headers;
}

function missing(request: Request, { pages, headers }: Filled): Response {
  const found = pages.get(notFoundPath);
  if (!found) throw new Error('The page for unknown addresses was not built.');
  const uncached = { ...found.resource(), cache: 'no-store' };
  return answer(request, uncached, withPolicy(headers, found), 404);
}
