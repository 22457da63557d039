import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs, isoDay } from '#contract/time.ts';
import { closeProfiles, sharedChromium } from '#tests/support/browser/chromium.ts';
import { builtRatesImport, ensureBuilt } from '#tests/support/built.ts';
import { quickestEngine } from '#tests/support/engines.ts';
import {
  grace,
  install,
  type RunningServer,
  run,
  startServer,
} from '#tests/support/installation.ts';
import { addWallet, fund, investor, signIn } from '#tests/support/people.ts';
import { type OutsidePage, serveOutsidePage } from './outsidePage.ts';
import { visit } from './visitor.ts';

/** CSV of 200 daily closes up to yesterday, rising by 100 dollars a day. */
function closes(): string {
  const lines = Array.from({ length: 200 }, (_, ago) => {
    const day = isoDay(new Date(Date.now() - (ago + 1) * dayMs));
    return `${day},${60_000 - 100 * ago}`;
  });
  return `date,close\n${lines.join('\n')}\n`;
}

describe('the price chart of the overview', () => {
  let browser: Browser;
  let outside: OutsidePage;
  let server: RunningServer;
  let root: string;

  beforeAll(async () => {
    await ensureBuilt();
    browser = await sharedChromium();
    outside = await serveOutsidePage();
    const { variables, dataDir } = await install(quickestEngine);
    const file = join(dataDir, 'closes.csv');
    writeFileSync(file, closes());
    const importing = run(builtRatesImport, variables, [file, '--source', 'an exchange']);
    expect(await importing.ended()).toBe(0);
    server = await startServer({ ...variables, ...grace, MARKET_CHART_URL: outside.url });
    const ada = await investor(server);
    const staff = await signIn(server, grace.ADMIN_USERNAME, grace.ADMIN_PASSWORD);
    await addWallet(server, staff);
    // A newcomer has a line in its place.
    await fund(server, ada, staff);
    const { token, user } = ada;
    root = JSON.stringify({ token, tradeUser: user });
  });
  afterAll(async () => {
    await closeProfiles(browser);
    await server?.child.terminate();
    await outside?.close();
  });

  const visitOverview = async (options = {}) => {
    const visitor = await visit(browser, server.url, options);
    await visitor.page.addInitScript((stored) => {
      // The script also runs in sandboxed frames, which have no storage.
      if (origin !== 'null') localStorage.setItem('root', stored);
    }, root);
    await visitor.page.goto('/user/overview');
    return visitor;
  };
  const picture = (page: Page) => page.getByRole('img', { name: /Line chart of BTC in USD/ });

  test.each([
    [1280, false],
    [390, true],
  ])('is drawn at %i pixels after the first paint', async (width, dark) => {
    const { page, complaints, leave } = await visitOverview({ width, dark });
    await picture(page).locator('canvas').first().waitFor();
    expect(await picture(page).getAttribute('aria-label')).toMatch(/Lowest 40,100.00 USD/);
    const { paintedMs, askedMs } = await page.evaluate(() => ({
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      askedMs: performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('PriceChart'))?.startTime,
    }));
    expect(askedMs).toBeGreaterThan(paintedMs ?? Number.POSITIVE_INFINITY);
    expect(await colours(page)).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('is replaced by the outside chart only after consent, in a sandboxed frame', async () => {
    const { page, complaints, leave } = await visitOverview();
    await page.getByText('would see your IP address.').waitFor();
    expect(outside.asked()).toBe(0);
    await page.getByRole('button', { name: 'Load live chart' }).click();
    await page.frameLocator('iframe').frameLocator('iframe').getByText('Prices of').waitFor();
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(await frame.getAttribute('src')).toBe('/market-chart');
    await page.getByRole('button', { name: 'Hide live chart' }).click();
    await frame.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await leave();
  });
});

/** Number of colours of the chart; an empty one has few. */
const colours = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const canvas of document.querySelectorAll('canvas')) {
      const { width, height } = canvas;
      if (width === 0 || height === 0) continue;
      const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      for (let at = 0; at < data.length; at += 4) {
        found.add(`${data[at]},${data[at + 1]},${data[at + 2]},${data[at + 3]}`);
      }
    }
    return found.size;
  });
