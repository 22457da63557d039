import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '#server/openapi/document.ts';
import { addresses } from '#server/openapi/page/page.ts';
import { withReference } from '#server/runtime/site/reference.ts';
import { launchChromium } from '#tests/support/browser/chromium.ts';
import { axeFindings } from '../../journeys/axe.ts';
import { visit } from '../../journeys/visitor.ts';

/** The files of the site that the page names, and nothing else. */
const files: Record<string, [type: string, path: string]> = {
  '/theme.js': ['text/javascript', 'public/theme.js'],
  '/favicon.svg': ['image/svg+xml', 'public/favicon.svg'],
};

async function serve(): Promise<Server> {
  const bodies = await Promise.all(
    Object.entries(files).map(async ([path, [type, file]]) => {
      return [path, { type, body: await readFile(file, 'utf8') }] as const;
    }),
  );
  const known = new Map(bodies);
  const site = withReference(
    {
      refill: () => {},
      fetch: (request) => {
        const file = known.get(new URL(request.url).pathname);
        if (!file) return new Response('', { status: 404 });
        return new Response(file.body, { headers: { 'Content-Type': file.type } });
      },
    },
    { backendHost: '/backend', publicUrl: 'http://localhost:3000' },
  );
  const server = createServer(getRequestListener((request) => site.fetch(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return server;
}

describe('the page of calls in a browser', () => {
  let browser: Browser;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = await serve();
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test.each([
    { width: 390, dark: false },
    { width: 1280, dark: true },
  ])('fits and has nothing to find: %o', async (options) => {
    const { page, complaints, leave } = await visit(browser, url, options);
    await page.goto(addresses.page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(options.dark ? 'rgb(10, 15, 31)' : 'rgb(245, 247, 251)');
    for (const summary of await page.locator('nav summary').all()) await summary.click();
    expect(await axeFindings(page, options.dark ? 'colours' : 'all')).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('leads from a call to the record that it answers, without JavaScript', async () => {
    const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(addresses.page);
    const calls = Object.values(openApiDocument().paths).flatMap((each) => Object.values(each));
    expect(await page.locator('main article h3 .method').count()).toBe(calls.length);
    await page.getByRole('navigation').getByText('Deposits', { exact: true }).click();
    await page.getByRole('link', { name: 'POST /deposit', exact: true }).click();
    expect(page.url()).toMatch(/#depositsCreate$/);
    const call = page.locator('#depositsCreate');
    expect(await call.isVisible()).toBe(true);
    await call.getByRole('link', { name: 'Deposit', exact: true }).click();
    expect(page.url()).toMatch(/#Deposit$/);
    expect(
      await page.locator('#Deposit').getByRole('rowheader', { name: 'amount' }).isVisible(),
    ).toBe(true);
    await context.close();
  });
});
