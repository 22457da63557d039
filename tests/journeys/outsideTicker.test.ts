import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSite } from '#server/runtime/site/site.ts';
import { demoSettings } from '#tests/server/runtime/site/builtSite.ts';
import { closeProfiles, sharedChromium } from '#tests/support/browser/chromium.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { quickestEngine } from '#tests/support/engines.ts';
import { install, type RunningServer, startServer } from '#tests/support/installation.ts';
import { type OutsidePage, serveOutsidePage } from './outsidePage.ts';
import { holdScripts, visit } from './visitor.ts';

describe('the outside ticker', () => {
  let browser: Browser;
  let outside: OutsidePage;
  let server: RunningServer;

  const hostsOf = (page: Page) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    return hosts;
  };

  beforeAll(async () => {
    await ensureBuilt();
    browser = await sharedChromium();
    outside = await serveOutsidePage();
    const installation = await install(quickestEngine);
    server = await startServer({ ...installation.variables, MARKET_WIDGET_URL: outside.url });
  });
  afterAll(async () => {
    await closeProfiles(browser);
    await server?.child.terminate();
    await outside?.close();
  });

  test('is loaded only after consent, in a frame that cannot reach this origin', async () => {
    const { page, complaints, leave } = await visit(browser, server.url);
    const hosts = hostsOf(page);
    await page.goto('/');
    await page.getByText('example rate').waitFor();
    await page.getByRole('button', { name: 'Show index prices' }).click();
    await page.getByText('which will see your IP address.').waitFor();
    expect(outside.asked()).toBe(0);
    expect([...hosts]).toEqual([new URL(server.url).host]);

    await page.getByRole('button', { name: 'Show prices' }).click();
    await page.locator('[data-widget][data-state=shown]').waitFor();
    expect(outside.asked()).toBeGreaterThan(0);
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(await frame.getAttribute('src')).toBe('/market-widget');
    expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(page.frames()).toHaveLength(3);
    for (const inner of page.frames().slice(1)) {
      const reach = await inner.evaluate(() => {
        const refused = (read: () => unknown) => {
          try {
            read();
            return false;
          } catch {
            return true;
          }
        };
        return {
          origin: origin,
          storage: refused(() => localStorage.length),
          cookies: refused(() => document.cookie),
          site: refused(() => top?.document),
        };
      });
      expect(reach).toEqual({ origin: 'null', storage: true, cookies: true, site: true });
    }
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{"consent":"granted"}');
    expect(complaints).toEqual([]);
    await leave();
  });

  test('is offered only once the script listens to the answer', async () => {
    const { page, leave } = await visit(browser, server.url);
    const release = await holdScripts(page);
    await page.goto('/');
    await page.locator('[data-widget]').waitFor();
    const offer = page.getByRole('button', { name: 'Show index prices' });
    expect(await offer.isVisible()).toBe(false);
    release();
    await offer.waitFor();
    await leave();
  });

  test('remembers a refusal and a withdrawn consent', async () => {
    const { page, leave } = await visit(browser, server.url);
    await page.goto('/');
    const offer = page.getByRole('button', { name: 'Show index prices' });
    await offer.click();
    await page.getByRole('button', { name: 'No thanks' }).click();
    const before = outside.asked();
    await page.reload();
    await page.locator('[data-widget][data-state=refused]').waitFor();
    expect(outside.asked()).toBe(before);

    await offer.click();
    await page.getByRole('button', { name: 'Show prices' }).click();
    await page.locator('[data-widget][data-state=shown]').waitFor();
    await page.reload();
    await page.locator('[data-widget][data-state=shown]').waitFor();
    await page.getByRole('button', { name: 'Hide index prices' }).click();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('refused');
    await leave();
  });

  test('loads at once in the operator’s mode "on", and never in "off"', async () => {
    const settings = { ...demoSettings, marketWidgetUrl: outside.url };
    const distDir = join(process.cwd(), 'dist');
    const site = await createSite({ distDir, backendHost: '/backend', settings });
    const plain = createAdaptorServer({ fetch: site.fetch }).listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const url = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;

    const { page, leave } = await visit(browser, url);
    const before = outside.asked();
    await page.goto('/');
    await page.getByText('not refreshed').waitFor();
    expect(await page.locator('[data-widget]').isVisible()).toBe(false);
    expect((await page.goto('/market-widget'))?.status()).toBe(404);
    expect(outside.asked()).toBe(before);

    site.refill({ ...settings, marketWidgets: 'on' });
    await page.goto('/');
    await page.locator('[data-widget][data-state=shown]').waitFor();
    await leave();
    plain.close();
  });

  test('leaves our own prices when it does not load', async () => {
    await outside.close();
    const { page, leave } = await visit(browser, server.url);
    await page.goto('/');
    await page.getByRole('button', { name: 'Show index prices' }).click();
    await page.getByRole('button', { name: 'Show prices' }).click();
    await page.getByText('Index prices did not load.').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    const ours = page.getByRole('region', { name: 'Market prices' });
    expect(await ours.getByText('$65,000.00').isVisible()).toBe(true);
    await leave();
  });
});
