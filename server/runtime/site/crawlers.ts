import { publicPages } from '#contract/pages.ts';
import { cacheBriefly } from './files.ts';
import { escapeHtml } from './placeholders.ts';
import { compressed, type Resource } from './resource.ts';

export function crawlerFiles(publicUrl: string): Map<string, Resource> {
  return new Map([
    ['/robots.txt', text('text/plain; charset=utf-8', robots(publicUrl))],
    ['/sitemap.xml', text('application/xml; charset=utf-8', sitemap(publicUrl))],
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

function sitemap(publicUrl: string): string {
  const addresses = publicPages.map(
    (path) => `<url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}
