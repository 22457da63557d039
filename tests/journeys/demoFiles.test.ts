import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appPages, publicPages } from '#contract/pages.ts';
import { contentPolicy } from '#server/runtime/site/headers.ts';
import { type DemoHost, serveDemo } from '#tests/support/browser/builtDemo.ts';

const known = [...publicPages, ...appPages.filter((path) => !path.includes(':')), '/demo/'];
const policy = contentPolicy({ backendHost: '/backend', publicUrl: 'http://localhost' });

/** Directives by name, without the hashes of inline code, which differ between pages. */
const directives = (text: string) =>
  new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.filter((value) => !value.startsWith("'sha256-")).join(' ')];
    }),
  );

describe('the files of the demo', () => {
  let host: DemoHost;

  beforeAll(async () => {
    host = await serveDemo();
  });
  afterAll(() => host?.child.terminate());

  test('include a page for every known address, with the product’s content policy', async () => {
    const expected = directives(policy);
    // Only a header can set frame-ancestors.
    expected.delete('frame-ancestors');
    for (const path of known) {
      const answer = await fetch(host.url + path);
      expect(answer.status, path).toBe(200);
      const html = await answer.text();
      const [, found = ''] =
        /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
      expect(directives(found), path).toEqual(expected);
      expect(html, path).not.toContain('{{');
      // Links that people share would lead to their own machine.
      expect(html, path).not.toContain('"http://localhost/');
    }
  });

  test('include a 404 page', async () => {
    const answer = await fetch(`${host.url}/no-such-page`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Page not found');
  });

  test('allow only the worker to compile WebAssembly', async () => {
    const { headers } = await fetch(`${host.url}/demo-worker.js`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
  });
});
