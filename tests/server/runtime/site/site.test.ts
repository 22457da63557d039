import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { appPages, publicPages } from '#contract/pages.ts';
import { ask, builtSite, demoSettings, scriptText } from './builtSite.ts';

describe('known and unknown addresses', () => {
  it('answers each public page with its own markup', async () => {
    const site = await builtSite();
    for (const path of publicPages) {
      const response = ask(site, path);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toContain('<h1');
    }
  });

  it('answers each page of the app with the shell', async () => {
    const site = await builtSite();
    for (const path of appPages) {
      const response = ask(site, path.replace(/:\w+/, 'anything'));
      expect(response.status, path).toBe(200);
      const title = {
        '/login': '<title>Login',
        '/register': '<title>Register',
        '/user/overview': '<title>Overview',
      }[path];
      expect(await response.text(), path).toContain(title ?? 'App shell');
    }
  });

  it('lets the app go on from its sign-in page under the policy of its other pages', async () => {
    const site = await builtSite({ ...demoSettings, marketWidgets: 'consent' });
    const policy = (path: string) => {
      const text = ask(site, path).headers.get('content-security-policy') ?? '';
      return text.replace(/ 'sha256-(?!47DEQ)[^']+'/g, '');
    };
    expect(policy('/login')).toBe(policy('/user/deposit'));
    expect(policy('/user/overview')).toBe(policy('/user/deposit'));
    expect(policy('/register')).toBe(policy('/user/deposit'));
    expect(policy('/login')).toContain("'sha256-47DEQ");
  });

  it('answers 404 with a way home for the rest (S-040)', async () => {
    const site = await builtSite();
    for (const path of ['/nope', '/404', '/users', '/index.html', '//']) {
      const response = ask(site, path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const text = await response.text();
      expect(text).toContain('Page not found');
      expect(text).toContain('href="/"');
    }
  });

  it('answers 404 with the app below the paths of the app, which shows it in its frame', async () => {
    const site = await builtSite();
    for (const path of ['/user/nope', '/user/plan/a/b', '/admin/nope']) {
      const response = ask(site, path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const known = ask(site, '/user/deposit');
      expect(response.headers.get('content-security-policy')).toBe(
        known.headers.get('content-security-policy'),
      );
      expect(await response.text()).toBe(await known.text());
    }
  });

  it('serves nothing but what was built, however the path is written', async () => {
    const site = await builtSite();
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/..%5csecret.txt',
      '/.vite/manifest.json',
      '/assets/app-1.js.br',
    ];
    for (const path of paths) expect(ask(site, path).status, path).toBe(404);
  });

  it('leads a known path with a trailing slash to the path itself, never elsewhere', async () => {
    const site = await builtSite();
    const response = ask(site, '/about/?from=mail');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/about?from=mail');
    expect(ask(site, '//example.com/').status).toBe(404);
  });

  it('leads other names of a page to it', async () => {
    const site = await builtSite();
    for (const path of ['/contact', '/faq', '/fees', '/themes', '/themes/']) {
      const { status, headers } = ask(site, path);
      expect(status, path).toBe(308);
      const [page = '', anchor] = (headers.get('location') ?? '').split('#');
      const text = await ask(site, page).text();
      expect(publicPages, path).toContain(page);
      if (anchor) expect(text, path).toContain(`id="${anchor}"`);
    }
  });

  it('answers 404 to more than one slash and to more than 500 characters', async () => {
    const site = await builtSite();
    const long = `/user/plan/${'a'.repeat(500)}`;
    for (const path of ['/about//', '//about', '/user//overview', `${'/'.repeat(15_000)}a`, long]) {
      expect(ask(site, path).status, path.slice(0, 20)).toBe(404);
    }
  });

  it('refuses methods that change something', async () => {
    const response = ask(await builtSite(), '/', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('what travels', () => {
  it('chooses the encoding that the client prefers and allows', async () => {
    const site = await builtSite();
    const get = (accept: string) =>
      ask(site, '/assets/app-1.js', { headers: { 'accept-encoding': accept } });
    const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

    const brotli = get('gzip, deflate, br');
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(scriptText);
    const zipped = get('br;q=0, gzip');
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytes(zipped)).toString()).toBe(scriptText);
    const plain = get('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('accept-encoding');
    expect(await plain.text()).toBe(scriptText);
  });

  it('keeps hashed files for good and asks again for pages', async () => {
    const site = await builtSite();
    const cache = (path: string) => ask(site, path).headers.get('cache-control');
    expect(cache('/assets/app-1.js')).toBe('public, max-age=31536000, immutable');
    expect(cache('/about')).toBe('no-cache');
    expect(cache('/login')).toBe('no-cache');
    expect(cache('/theme.js')).toBe('public, max-age=600');
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const site = await builtSite();
    const head = ask(site, '/about', { method: 'HEAD' });
    const get = ask(site, '/about');
    expect(head.body).toBeNull();
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    expect(Number(head.headers.get('content-length'))).toBe((await get.arrayBuffer()).byteLength);
  });

  it('answers 304 to who holds this body in this encoding', async () => {
    const site = await builtSite();
    const headers = { 'accept-encoding': 'br' };
    const etag = ask(site, '/about', { headers }).headers.get('etag') ?? '';
    const again = (tag: string) =>
      ask(site, '/about', { headers: { ...headers, 'if-none-match': tag } }).status;
    expect(again(etag)).toBe(304);
    expect(again(`"other", W/${etag}`)).toBe(304);
    expect(again('"other"')).toBe(200);
    expect(ask(site, '/about', { headers: { 'if-none-match': etag } }).status).toBe(200);
  });
});
