import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chartFramePath, widgetPath } from '#contract/pages.ts';
import { contentPolicy } from '#server/runtime/site/headers.ts';
import { inlineHashes } from '#server/runtime/site/inline.ts';
import { ask, builtSite, demoSettings } from './builtSite.ts';

const publicUrl = 'http://localhost:3000';

// Written out, because a header that is left out in one place would be missing in both.
const expectedOfAssets = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const expected = {
  ...expectedOfAssets,
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};
const filePolicy = "default-src 'none'; frame-ancestors 'none'";

it('sends the same security headers with every answer', async () => {
  const site = await builtSite();
  const others = ['/about/', '/robots.txt'].map((path) => ask(site, path));
  others.push(ask(site, '/', { method: 'DELETE' }));
  const pages = ['/', '/nope', '/login', '/register'].map((path) => ask(site, path));
  const asset = ask(site, '/assets/app-1.js');
  expect(Object.fromEntries(asset.headers)).toMatchObject(expectedOfAssets);
  for (const { headers } of [...others, ...pages]) {
    expect(Object.fromEntries(headers)).toMatchObject(expected);
    // It would refuse the outside frame, which knows nothing of it.
    expect(headers.get('cross-origin-embedder-policy')).toBeNull();
  }
  for (const { headers } of [asset, ...others]) {
    expect(headers.get('content-security-policy')).toBe(filePolicy);
  }
  for (const { headers } of pages) {
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  }
});

it('allows exactly the inline scripts and styles of a page, by hash', async () => {
  const site = await builtSite();
  for (const path of ['/', '/about', '/themes/forex', '/nope']) {
    const response = ask(site, path);
    const policy = response.headers.get('content-security-policy') ?? '';
    const text = await response.text();
    const hash = (element: string) =>
      [...text.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
        ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
      );
    expect(policy).toContain(`script-src 'self' ${hash('script').join(' ')};`);
    expect(policy).toContain(`style-src 'self' ${hash('style').join(' ')};`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  }
});

it('rejects a template with a placeholder in an inline script', () => {
  expect(() => inlineHashes('<script>const host = "{{publicUrl}}";</script>')).toThrow(
    'Inline scripts and styles must not contain placeholders.',
  );
});

describe('frames', () => {
  const policyOf = async (path: string, marketWidgets: 'on' | 'consent' | 'off') => {
    const response = ask(await builtSite({ ...demoSettings, marketWidgets }), path);
    return { status: response.status, policy: response.headers.get('content-security-policy') };
  };

  it('are allowed on the one page that has a slot for them, and only from this origin', async () => {
    expect((await policyOf('/', 'consent')).policy).toContain("frame-src 'self';");
    expect((await policyOf('/', 'on')).policy).toContain("frame-src 'self';");
    expect((await policyOf('/', 'off')).policy).toContain("frame-src 'none';");
    expect((await policyOf('/about', 'on')).policy).toContain("frame-src 'none';");
  });

  it('of the external ticker are sandboxed and reach only its host (S-066)', async () => {
    const { policy } = await policyOf(widgetPath, 'consent');
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none';/);
    expect(policy).toContain(
      'connect-src https://ticker.example; frame-src https://ticker.example',
    );
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/allow-same-origin|unsafe|'self' '|script-src 'self'/);
    expect((await policyOf(widgetPath, 'off')).status).toBe(404);
  });

  it('of the external chart too, which is in the app if the operator allows it', async () => {
    const { policy } = await policyOf(chartFramePath, 'consent');
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none';/);
    expect(policy).toContain('connect-src https://chart.example; frame-src https://chart.example');
    expect((await policyOf(chartFramePath, 'off')).status).toBe(404);
    expect((await policyOf('/user/overview', 'consent')).policy).toContain("frame-src 'self';");
    expect((await policyOf('/user/overview', 'off')).policy).toContain("frame-src 'none';");
  });
});

it('allows no inline or foreign code and keeps Trusted Types on', () => {
  const policy = contentPolicy({ backendHost: '/backend', publicUrl });
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src-attr 'none'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
});

it('lets the app call a back end on another origin, and that one only', () => {
  const policy = contentPolicy({ backendHost: 'https://api.example.com/v2', publicUrl });
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
});

it('promises transport security only where the site is reached by https', async () => {
  const promised = async (url: string) => {
    const answer = ask(await builtSite({ ...demoSettings, publicUrl: url }), '/about');
    return answer.headers.get('strict-transport-security');
  };
  expect(await promised('https://plainvest.example')).toBe('max-age=31536000; includeSubDomains');
  expect(await promised(publicUrl)).toBeNull();
});
