import { feedPath, publicPages } from '#contract/pages.ts';
import { escapeHtml } from '#server/platform/outbox/escapeHtml.ts';
import { dayOf, feed } from './feed.ts';
import { cacheBriefly } from './files.ts';
import type { Templates } from './pages.ts';
import { compressed, type Resource } from './resource.ts';

export function crawlerFiles(publicUrl: string, templates: Templates): Map<string, Resource> {
  return new Map([
    ['/robots.txt', text('text/plain; charset=utf-8', robots(publicUrl))],
    ['/sitemap.xml', text('application/xml; charset=utf-8', sitemap(publicUrl, templates))],
    [feedPath, text('application/atom+xml; charset=utf-8', feed(publicUrl, templates))],
  ]);
}

function text(type: string, body: string): Resource {
  return compressed({ type, cache: cacheBriefly, body });
}

function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /user',
    'Disallow: /admin',
    'Disallow: /backend',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemap(publicUrl: string, templates: Templates): string {
  const addresses = publicPages.map((path) => {
    const day = dayOf(templates.get(path));
    const lastmod = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}
