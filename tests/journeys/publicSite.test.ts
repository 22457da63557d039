import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicPages } from '#contract/pages.ts';
import { copy } from '#src/shared/copy.ts';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed, testBedNames } from '#tests/support/browser/testBed.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { axeFindings, load, show } from './axe.ts';
import { signIn } from './visitor.ts';

const pages = [...publicPages, '/no-such-page'];
// A screen of 1280 pixels has 640 at a zoom of 200 %.
const widths = [320, 390, 640, 768, 1024, 1200, 1280, 1920];
const password = 'QuietHarbour#9';

/** Scrolls a little, so that the deferred bands are laid out. */
async function startScrolling(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 1));
  await page.locator('[data-deferred]').first().waitFor({ state: 'detached' });
}

/** Pixels by which the page or its header is wider than the window. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const ends = [...document.querySelectorAll('header a, header button')].map(
      (part) => part.getBoundingClientRect().right,
    );
    return Math.max(scrollWidth, ...ends) - innerWidth;
  });

const isWarningCovered = (page: Page) =>
  page.getByRole('note', { name: 'Risk warning' }).evaluate((note) => {
    note.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = note.getBoundingClientRect();
    return !note.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

describe.each(testBedNames)('the public site in a browser (%s)', (name) => {
  let testBed: TestBed;

  beforeAll(async () => {
    testBed = await openTestBed(name);
  });
  afterAll(() => testBed?.close());

  test('registers a visitor who comes through the menu', async () => {
    const { page, complaints, leave } = await testBed.visit();
    const fetched: string[] = [];
    page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
    await page.goto('/');
    await page.getByRole('button', { name: 'Planning Services menu' }).click();
    const menu = page.locator('#planning-menu');
    await menu.getByRole('link', { name: /^The gap after work/ }).click();
    await page.waitForURL('**/retirement-planning#gap');
    await page.getByRole('heading', { level: 1, name: 'Retirement Planning' }).waitFor();
    expect(fetched.filter((path) => /\/app-.*\.js$/.test(path))).toEqual([]);

    const link = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
    await page.locator('[data-theme-toggle]:visible').waitFor();
    const ahead = page.waitForResponse((response) => /\/app-.*\.js$/.test(response.url()));
    await link.hover();
    expect((await ahead).status()).toBe(200);
    await link.click();
    await page.waitForURL('**/register');
    await page.getByLabel('FullName').fill('Vera Visitor');
    await page.getByLabel('Username').fill('vera');
    await page.getByLabel('Email').fill('vera@investor.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registration Successful' });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await signIn(page, { userName: 'vera', password, landing: '/user/overview' });
    expect(complaints).toEqual([]);
    await leave();
  });

  test('shows the same links in the menu of a phone', async () => {
    const { page, leave } = await testBed.visit({ width: 390 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const path of publicPages.slice(0, 7)) {
      expect(await menu.locator(`a[href="${path}"]`).first().isVisible(), path).toBe(true);
    }
    expect(await menu.getByText(copy.risk.text).isVisible()).toBe(true);
    await menu.getByRole('link', { name: 'Insights' }).click();
    await page.waitForURL('**/insights');
    await leave();
  });

  test('prefetches the app when a link to it gets the focus, not before', async () => {
    const { page, leave } = await testBed.visit();
    const isApp = (url: string) => /\/assets\/app-.*\.js$/.test(url);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/risk');
    await page.locator('[data-theme-toggle]:visible').waitFor();
    expect(requested.filter(isApp)).toEqual([]);
    const ahead = page.waitForRequest((request) => isApp(request.url()));
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).focus();
    expect((await ahead).headers()['sec-purpose'] ?? 'prefetch').toContain('prefetch');
    await leave();
  });

  // Without scripts no demo runs: its host sends the same pages.
  test.runIf(name === serverTestBed)(
    'shows everything without JavaScript, menus and all slides included',
    async () => {
      const { page, leave } = await testBed.visit({ scripts: false });
      for (const path of pages) {
        await page.goto(path);
        expect(await page.locator('h1').isVisible(), path).toBe(true);
        expect(await page.getByRole('note', { name: 'Risk warning' }).isVisible(), path).toBe(true);
      }
      await page.goto('/');
      for (const slide of await page.locator('[aria-roledescription=slide] h2').all()) {
        expect(await slide.isVisible()).toBe(true);
      }
      expect(await page.locator('[data-carousel-controls]').isVisible()).toBe(false);
      expect(await page.locator('[data-widget]').isVisible()).toBe(false);
      expect(await page.locator('[data-ticker] li').count()).toBe(5);
      await page.getByRole('button', { name: 'Planning Services menu' }).focus();
      await page.keyboard.press('Enter');
      expect(await page.locator('#planning-menu').isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/planning-services');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Close menu' }).click();
      expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
      await leave();
    },
  );

  // The demo has the same pages.
  test.runIf(name === serverTestBed)(
    'fits every screen width, never covers the risk warning and has no axe violation',
    async () => {
      const { page, complaints, leave } = await testBed.visit();
      for (const path of pages) {
        await load(page, path, { width: 320, scheme: 'light' });
        await startScrolling(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          expect(await beyond(page), `${path} is too wide for ${width}`).toBeLessThanOrEqual(0);
          expect(await isWarningCovered(page), `${path} covers it at ${width}`).toBe(false);
        }
        // A scheme changes colours only.
        await show(page, { width: 1280, scheme: 'light' });
        expect(await axeFindings(page), path).toEqual([]);
        await show(page, { width: 1280, scheme: 'dark' });
        expect(await axeFindings(page, 'colours'), `${path} in dark`).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await leave();
    },
    patience(240_000),
  );

  test.each(name === serverTestBed ? (['light', 'dark'] as const) : [])(
    'has no axe violation on a telephone, nor with its menu open (%s)',
    async (scheme) => {
      const { page, leave } = await testBed.visit();
      await load(page, '/', { width: 390, scheme });
      await show(page, { width: 390, scheme });
      expect(await axeFindings(page), 'on a telephone').toEqual([]);
      await page.getByRole('button', { name: 'Open menu' }).click();
      expect(await axeFindings(page), 'with its menu open').toEqual([]);
      await leave();
    },
  );
});
