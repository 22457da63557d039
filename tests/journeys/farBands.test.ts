import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureBuilt } from '#tests/support/built.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { install, type RunningServer, startServer } from '../server/process/installation.ts';
import { visit } from './visitor.ts';

describe('the landing page', () => {
  let browser: Browser;
  let server: RunningServer;

  beforeAll(async () => {
    await ensureBuilt();
    browser = await launchChromium();
    server = await startServer((await install('PGlite')).variables);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.child.terminate();
  });

  test('lays out what lies far below for whoever comes into the middle, or prints', async () => {
    const { page, leave } = await visit(browser, server.url, { width: 390 });
    const bands = page.locator('main section[id]');
    const far = page.locator('[data-far]');
    const started = page.locator('[data-carousel-controls]');
    await page.goto('/');
    await started.waitFor();
    expect(await far.count()).toBeGreaterThan(2);
    await page.pdf();
    expect(await far.count()).toBe(0);

    const last = await bands.last().getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`/#${last}`);
    await started.waitFor();
    expect(await far.count()).toBe(0);
    const heading = bands.last().getByRole('heading').first();
    await vi.waitFor(async () =>
      expect((await heading.boundingBox())?.y ?? Number.NaN).toSatisfy((y) => y > 0 && y < 844),
    );
    await leave();
  });
});
