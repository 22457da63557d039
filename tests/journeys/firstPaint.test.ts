import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { closeProfiles, sharedChromium } from '#tests/support/browser/chromium.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { quickestEngine } from '#tests/support/engines.ts';
import { grace, install, type RunningServer, startServer } from '#tests/support/installation.ts';
import {
  investor,
  investorPassword,
  type Person,
  signIn as signInStaff,
} from '#tests/support/people.ts';
import { axeFindings } from './axe.ts';
import { holdScripts, signIn, visit } from './visitor.ts';

describe('the first pages before and after their scripts', () => {
  let browser: Browser;
  let server: RunningServer;
  let ada: Person;

  beforeAll(async () => {
    await ensureBuilt();
    browser = await sharedChromium();
    const installation = await install(quickestEngine);
    server = await startServer({ ...installation.variables, ...grace });
    ada = await investor(server);
    const { token } = await signInStaff(server, grace.ADMIN_USERNAME, grace.ADMIN_PASSWORD);
    const body = { status: 'Credit', amount: '1500.25', reason: 'A gift' };
    await callApi(server, calls.users.adjust, { token, params: { userId: ada.user._id }, body });
  });
  afterAll(async () => {
    await closeProfiles(browser);
    await server?.child.terminate();
  });

  const userName = (page: Page) => page.getByLabel('Username');
  const password = (page: Page) => page.getByLabel('Password', { exact: true });
  const hydrated = (page: Page) =>
    page.waitForFunction(() =>
      Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
    );

  test.each([
    { width: 1280, dark: false, label: 'Switch to dark theme' },
    { width: 390, dark: true, label: 'Switch to light theme' },
  ])('can be read and filled in before its scripts have loaded, %o', async ({ label, ...look }) => {
    const { page, complaints, leave } = await visit(browser, server.url, look);
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toBe('Login · Plainvest');
    await page.getByRole('complementary', { name: 'Demo' }).waitFor();
    await userName(page).fill('ada');
    await password(page).fill(investorPassword);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await page.locator('form').boundingBox();
    release();
    await hydrated(page);
    await page.getByRole('button', { name: label }).waitFor();
    expect(await page.locator('form').boundingBox()).toEqual(before);
    expect(await userName(page).inputValue()).toBe('ada');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/user/overview');
    await page.getByText('Available Balance').first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('submits a form that was sent before the scripts had loaded', async () => {
    const { page, complaints, leave } = await visit(browser, server.url);
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await userName(page).fill('ada');
    await password(page).fill(investorPassword);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.waitForURL('**/user/overview');
    await page.getByText('Available Balance').first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('asks for a passkey that was wanted before the scripts had loaded', async () => {
    const { page, leave } = await visit(browser, server.url);
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    const asked = page.waitForRequest('**/login/passkey/options');
    release();
    await asked;
    await leave();
  });

  test('hides the form from a signed-in user and redirects them', async () => {
    const { page, complaints, leave } = await visit(browser, server.url);
    await signIn(page, { userName: 'ada', password: investorPassword, landing: '/user/overview' });
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await userName(page).waitFor({ state: 'attached' });
    expect(await userName(page).isVisible()).toBe(false);
    release();
    await page.waitForURL('**/user/overview');
    await page.getByText('Available Balance').first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each([{ width: 1280 }, { width: 390 }])(
    'shows the figures of the overview before its scripts, and keeps them in their place, %o',
    async (look) => {
      const { page, complaints, leave } = await visit(browser, server.url, { ...look, as: ada });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const release = await holdScripts(page);
      await page.goto('/user/overview', { waitUntil: 'commit' });
      const menu = page.getByRole('navigation').filter({ visible: true });
      const entry = menu.getByRole('link', { name: 'Withdraw' });
      await entry.waitFor();
      expect(await page.title()).toBe('Overview · Plainvest');
      const strokes = page.locator('svg [stroke]');
      const drawn = await strokes.evaluateAll((all) =>
        all.map((one) => getComputedStyle(one).stroke),
      );
      expect(drawn).not.toContain('none');
      const shown = [
        entry,
        page.getByRole('heading', { name: 'Hello, ada' }),
        page.getByRole('region', { name: 'Available Balance' }).getByText('$1,500.25'),
        page.getByRole('region', { name: 'Total' }).getByText('$1,500.25'),
      ];
      // Not the width: a typeface that comes late may replace the first one once the scripts draw.
      const places = () =>
        Promise.all(
          shown.map(async (one) => {
            const { x, y, height } = (await one.boundingBox()) ?? {};
            return { x, y, height };
          }),
        );
      await Promise.all(shown.map((one) => one.waitFor()));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await places();
      release();
      await page.getByRole('heading', { name: 'Latest transactions' }).waitFor();
      expect(await places()).toEqual(before);
      const reads = asked.filter((path) => path.startsWith('/backend/') && !/rates/.test(path));
      expect(reads.sort()).toEqual([...new Set(reads)]);
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  test('leaves the frame without figures when the session has ended, and redirects', async () => {
    const ended = { ...ada, token: 'x'.repeat(ada.token.length) };
    const { page, complaints, leave } = await visit(browser, server.url, { as: ended });
    const release = await holdScripts(page);
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.goto('/user/overview', { waitUntil: 'commit' });
    await refused;
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    expect(await page.getByRole('heading').count()).toBe(0);
    release();
    await page.waitForURL('**/login');
    expect(complaints).toEqual([]);
    await leave();
  });

  test('hides the frame from a signed-out visitor and redirects them', async () => {
    const { page, complaints, leave } = await visit(browser, server.url);
    const release = await holdScripts(page);
    await page.goto('/user/overview', { waitUntil: 'commit' });
    const menu = page.getByRole('complementary', { name: 'Menu', includeHidden: true });
    await menu.waitFor({ state: 'attached' });
    expect(await menu.isVisible()).toBe(false);
    release();
    await page.waitForURL('**/login');
    await userName(page).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
