import { openApiDocument } from '#server/openapi/document.ts';
import style from '#server/openapi/page/page.css?raw';
import { addresses, referencePage } from '#server/openapi/page/page.ts';
import { htmlType, revalidate } from './files.ts';
import { contentPolicy, type HeaderOptions, securityHeaders } from './headers.ts';
import { compressed, type Resource, respond } from './resource.ts';
import type { Site } from './site.ts';

export const isReference = (path: string): boolean =>
  (Object.values(addresses) as string[]).includes(path);

const document = (type: string, body: string): Resource =>
  compressed({ type, cache: revalidate, body });

// Created on first use and cached: they do not depend on settings.
const create: Record<string, () => Resource> = {
  [addresses.document]: () =>
    document('application/json; charset=utf-8', JSON.stringify(openApiDocument())),
  [addresses.page]: () => document(htmlType, referencePage(openApiDocument())),
  [addresses.style]: () => document('text/css; charset=utf-8', style),
};

export function withReference(site: Site, options: HeaderOptions): Site {
  const cache = new Map<string, Resource>();
  const headers = securityHeaders(options);
  const policy = contentPolicy(options, { scripts: [], styles: [], frames: false });
  const pageHeaders = { ...headers, 'content-security-policy': policy };
  return {
    ...site,
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      const createResource = create[pathname];
      if (!createResource || !['GET', 'HEAD'].includes(request.method)) return site.fetch(request);
      const resource = cache.get(pathname) ?? createResource();
      cache.set(pathname, resource);
      return respond(request, resource, {
        headers: pathname === addresses.page ? pageHeaders : headers,
      });
    },
  };
}
