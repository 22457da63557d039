import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '#contract/pages.ts';
import { createSite, type Site } from '#server/runtime/site/site.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { ask, demoSettings } from './builtSite.ts';

const kB = 1000;
// Bytes of response headers on the connection, and the reply with the rates.
const connectionBytes = 120;
const ratesBytes = 1400;

/** Bytes of a cold visit by brotli, with headers and without pictures. */
async function weigh(site: Site, path: string) {
  const get = async (address: string) => {
    const response = ask(site, address, { headers: { 'accept-encoding': 'br' } });
    expect(response.status, address).toBe(200);
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    return (await response.arrayBuffer()).byteLength + headers.length + connectionBytes;
  };
  const html = await ask(site, path).text();
  const script = html.match(/(?:import\(|scripts=\[)"(\/assets\/[^"]+\.js)"/)?.[1] ?? '';
  const inline = html.match(/<script>([^<]*)<\/script>/)?.[1] ?? '';
  const scriptBytes = await get(script);
  return {
    total: (await get(path)) + scriptBytes + ratesBytes,
    // Inline code is compressed within the page; count it as if compressed separately.
    script: scriptBytes + brotliCompressSync(inline).length,
  };
}

describe('a build', () => {
  let site: Site;
  beforeAll(async () => {
    await ensureBuilt();
    const settings = { ...demoSettings, marketWidgets: 'consent' as const };
    site = await createSite({
      distDir: join(process.cwd(), 'dist'),
      backendHost: '/backend',
      settings,
    });
  });

  it.each(publicPages)('keeps %s within 20 kB (home 22), 3.3 kB of it script', async (path) => {
    const { total, script } = await weigh(site, path);
    expect(total).toBeLessThanOrEqual((path === '/' ? 22 : 20) * kB);
    expect(script).toBeLessThanOrEqual(3.3 * kB);
  });

  it('checks proofs by one script of at most 12 kB', async () => {
    const html = await ask(site, '/proof').text();
    const [, address = ''] = html.match(/"(\/assets\/checker-[^"]+\.js)"/) ?? [];
    const script = ask(site, address, { headers: { 'accept-encoding': 'gzip' } });
    expect((await script.arrayBuffer()).byteLength).toBeLessThanOrEqual(12 * kB);
  });

  it('sends the home page before the first answer of a visitor', async () => {
    const response = ask(site, '/', { headers: { 'accept-encoding': 'br' } });
    expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(13.8 * kB);
  });

  it('has the styles of the lower bands of the home page, also without the script', async () => {
    const html = await ask(site, '/').text();
    const sheet = html.match(/<noscript><link rel="stylesheet" href="([^"]+)">/)?.[1] ?? '';
    expect(html.split(sheet)).toHaveLength(3);
    const css = await ask(site, sheet).text();
    expect(css).toContain('@media print');
    // Each class has its rules in the page or in this sheet, as before the split.
    const inline = html.match(/<style>([^<]*)/)?.[1] ?? '';
    const [, services = ''] = html.split('id="services"');
    const classes = [...services.matchAll(/class="([a-z]{1,2})"/g)].map(([, name]) => name);
    expect(classes.length).toBeGreaterThan(10);
    for (const name of classes)
      expect(`${inline}${css}`, name).toMatch(new RegExp(`\\.${name}\\b`));
  });

  it('has the picture for links to the site, in the size that it promises', async () => {
    const html = await ask(site, '/').text();
    const address = html.match(/og:image" content="http:\/\/localhost:3000([^"]+)"/)?.[1] ?? '';
    const png = new DataView(await ask(site, address).arrayBuffer());
    expect([png.getUint32(16), png.getUint32(20)]).toEqual([1200, 630]);
    expect(png.byteLength).toBeLessThan(100 * kB);
  });

  it('names files of the app’s shell that exist', async () => {
    const html = await ask(site, '/').text();
    const shell = html.match(/name="app-shell" content="([^"]+)"/)?.[1]?.split(' ') ?? [];
    expect(shell.length).toBeGreaterThan(0);
    for (const address of shell) expect(ask(site, address).status, address).toBe(200);
  });
});
