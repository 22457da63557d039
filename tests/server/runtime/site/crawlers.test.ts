import { expect, it } from 'vitest';
import { publicPages } from '#contract/pages.ts';
import { ask, builtSite, demoSettings } from './builtSite.ts';

const publicUrl = 'https://plainvest.example';
const site = () => builtSite({ ...demoSettings, publicUrl });

it('lists each public page once, by its own address, and nothing else', async () => {
  const response = ask(await site(), '/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const entries = [
    ...(await response.text()).matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g),
  ];
  expect(entries.map(([, url]) => url)).toEqual(publicPages.map((path) => `${publicUrl}${path}`));
  for (const [, url, day] of entries) expect(day, url).toMatch(/^2026-\d\d-\d\d$/);
});

it('lists the insights for feed readers, each under its own address', async () => {
  const response = ask(await site(), '/insights/feed.xml');
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const text = await response.text();
  const insights = publicPages.filter((path) => path.startsWith('/insights/'));
  expect([...text.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id)).toEqual(
    ['/insights', ...insights].map((path) => publicUrl + path),
  );
  expect(text).toContain('<title>How to read a quote</title>');
  expect(text.match(/<updated>2026-\d\d-\d\dT00:00:00Z<\/updated>/g)).toHaveLength(
    insights.length + 1,
  );
  expect(text.match(/<summary>[^<]{40,}<\/summary>/g)).toHaveLength(insights.length);
});

it('names the sitemap to robots and keeps them out of accounts', async () => {
  const response = ask(await site(), '/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  for (const path of ['/user', '/admin', '/backend']) expect(text).toContain(`Disallow: ${path}\n`);
});

it('has preview texts for links to a page', async () => {
  const text = await ask(await site(), '/themes/forex').text();
  for (const [property, content] of [
    ['og:title', 'Forex: how it works and how you can lose | Plainvest'],
    ['og:url', `${publicUrl}/themes/forex`],
    ['og:image', `${publicUrl}/assets/share-theme-1.png`],
  ]) {
    expect(text).toContain(`<meta property="${property}" content="${content}"/>`);
  }
  expect(text).toContain(`<link rel="canonical" href="${publicUrl}/themes/forex"/>`);
});

it('asks that the page for unknown addresses is not listed', async () => {
  const text = await ask(await site(), '/nope').text();
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).not.toContain('rel="canonical"');
});
