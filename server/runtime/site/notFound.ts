import type { FilledSite } from './fillSite.ts';
import { notFoundPath, type Page } from './pages.ts';
import { respond } from './resource.ts';

/** The headers of a page, with its policy. */
export function withPolicy(
  headers: Record<string, string>,
  match: Partial<Page>,
): Record<string, string> {
  return match.policy ? { ...headers, 'content-security-policy': match.policy } : headers;
}

/** Below the paths of the app the app itself answers, in the frame of its area. */
export function notFound(request: Request, filled: FilledSite): Response {
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
