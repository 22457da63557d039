import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { openApiDocument } from '#server/openapi/document.ts';
import { addresses } from '#server/openapi/page/page.ts';
import { withReference } from '#server/runtime/site/reference.ts';

const inner = { fetch: () => new Response('the site', { status: 404 }), refill: () => {} };
const site = withReference(inner, {
  backendHost: '/backend',
  publicUrl: 'https://invest.example.com',
});

const ask = (path: string, init?: RequestInit) =>
  site.fetch(new Request(`https://invest.example.com${path}`, init));

test('the document is the one that the contract gives', async () => {
  const answer = ask(addresses.document);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

test.each(Object.values(addresses))(
  '%s is compressed, asked for again and not sent twice',
  (path) => {
    const first = ask(path, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const tag = first.headers.get('etag') ?? '';
    const again = ask(path, { headers: { 'accept-encoding': 'br', 'if-none-match': tag } });
    expect([again.status, again.body]).toEqual([304, null]);
    const head = ask(path, { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, null]);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    expect(head.headers.get('strict-transport-security')).toMatch(/^max-age=/);
  },
);

test('the page has the policy of pages, with nothing inline', async () => {
  const policy = ask(addresses.page).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  const page = await ask(addresses.page).text();
  expect(page).not.toMatch(/<style|<script>| style=| on\w+=/);
  expect(page.match(/(?:src|href)="(?![/#])[^"]*/g)).toBeNull();
});

test('the page is valid HTML with an anchor for every call and record', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      'doctype-style': 'off',
      'no-dup-id': 'error',
      // Anything served from here is as trusted as the page itself.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  });
  const page = await ask(addresses.page).text();
  const { results } = await validator.validateString(page, addresses.page);
  const messages = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(messages).toEqual([]);
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
  const { components, paths } = openApiDocument();
  const calls = Object.values(paths).flatMap((byMethod) =>
    Object.values(byMethod).map(({ operationId }) => operationId),
  );
  const wanted = [...calls, ...Object.keys(components.schemas)];
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
});

test('everything else is the site, also for other methods', async () => {
  expect(await ask('/backend/docs/more').text()).toBe('the site');
  expect(await ask(addresses.page, { method: 'POST' }).text()).toBe('the site');
});
