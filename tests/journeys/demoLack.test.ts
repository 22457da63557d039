import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoHost, serveDemo } from '#tests/support/builtDemo.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { axeFindings } from './axe.ts';

let browser: Browser;
let host: DemoHost;

beforeAll(async () => {
  host = await serveDemo();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await host?.child.terminate();
});

describe('the demo where it cannot run', () => {
  test.each([
    ['serviceWorker', /offers no service worker/],
    ['locks', /too old for the demo/],
  ])('says so in a sentence without %s', async (name, sentence) => {
    const context = await browser.newContext({ baseURL: host.url });
    await context.addInitScript((missing) => {
      delete (Navigator.prototype as unknown as Record<string, unknown>)[missing];
    }, name);
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('alert').getByText(sentence).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });

  test('says so in a sentence when the browser keeps no database', async () => {
    const context = await browser.newContext({ baseURL: host.url });
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    const page = await context.newPage();
    await page.goto('/');
    await page
      .getByRole('alert')
      .getByText(/IndexedDB is blocked/)
      .waitFor();
    await context.close();
  });

  test('says so in a sentence when there is too little space', async () => {
    const context = await browser.newContext({ baseURL: host.url });
    await context.addInitScript(() => {
      StorageManager.prototype.estimate = async () => ({ quota: 50e6, usage: 0 });
    });
    const page = await context.newPage();
    await page.goto('/');
    await page
      .getByRole('alert')
      .getByText(/too little space/)
      .waitFor();
    await context.close();
  });
});
