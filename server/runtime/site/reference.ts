import { openApiDocument } from '#server/openapi/document.ts';
import style from '#server/openapi/page/page.css?raw';
import { addresses, referencePage } from '#server/openapi/page/page.ts';
import { cacheAfterAsking, htmlType } from './files.ts';
import { contentPolicy, type HeaderOptions, securityHeaders } from './headers.ts';
import { answer, compressed, type Resource } from './resource.ts';
import type { Site } from './site.ts';

/** True for the addresses below {host} that are documents and no calls. */
export const isReference = (path: string): boolean =>
  (Object.values(addresses) as string[]).includes(path);

const asked = (type: string, body: string): Resource =>
  compressed({ type, cache: cacheAfterAsking, body });

/** Makes each of them when it is first asked for, and keeps it: they change with the program alone. */
const make: Record<string, () => Resource> = {
  [addresses.document]: () =>
    asked('application/json; charset=utf-8', JSON.stringify(openApiDocument())),
  [addresses.page]: () => asked(htmlType, referencePage(openApiDocument())),
  [addresses.style]: () => asked('text/css; charset=utf-8', style),
};

/** A site that also answers what the calls are: as OpenAPI, and as a page to read (issue 7). */
export function withReference(site: Site, options: HeaderOptions): Site {
  const made = new Map<string, Resource>();
  const headers = securityHeaders(options);
  const policy = contentPolicy(options, { scripts: [], styles: [], frames: false });
  const pageHeaders = { ...headers, 'content-security-policy': policy };
  return {
    ...site,
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      const making = make[pathname];
      if (!making || !['GET', 'HEAD'].includes(request.method)) return site.fetch(request);
      const found = made.get(pathname) ?? making();
      made.set(pathname, found);
      return answer(request, found, pathname === addresses.page ? pageHeaders : headers);
    },
  };
}
