import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';

describe.each([serverTestBed] as const)('the menus of the public site (%s)', (name) => {
  let testBed: TestBed;

  beforeAll(async () => {
    testBed = await openTestBed(name);
  });
  afterAll(() => testBed?.close());

  test('opens and closes its menus by keyboard', async () => {
    const { page, leave } = await testBed.visit();
    await page.goto('/about');
    for (const [name, id] of [
      ['Planning Services menu', 'planning-menu'],
      ['Investment Products menu', 'products-menu'],
    ] as const) {
      const toggle = page.getByRole('button', { name });
      const menu = page.locator(`#${id}`);
      await toggle.focus();
      expect(await menu.isVisible()).toBe(false);
      await page.keyboard.press('Enter');
      expect(await menu.isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      expect(
        await menu
          .locator('a')
          .first()
          .evaluate((a) => a === document.activeElement),
      ).toBe(true);
      await page.keyboard.press('Escape');
      expect(await menu.isVisible()).toBe(false);
      expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    await leave();
  });

  test('opens a panel under its word, and keeps its links in place from page to page', async () => {
    const { page, leave } = await testBed.visit({ width: 1024 });
    const nav = page.getByRole('navigation', { name: 'Main' });
    const places = async (path: string) => {
      await page.goto(path);
      const links = await nav.locator('> ul > li > a').all();
      return Promise.all(links.map(async (link) => (await link.boundingBox())?.x));
    };
    // A first visit may go on in the fallback until the next page has the font.
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    expect(await places('/investment')).toEqual(await places('/'));
    const word = nav.getByRole('link', { name: 'Investment Products' });
    const panel = page.locator('#products-menu');
    await word.hover();
    await panel.waitFor();
    const [of, under] = [await word.boundingBox(), await panel.boundingBox()];
    expect((under?.x ?? 0) + (under?.width ?? 0)).toBeLessThanOrEqual(1024);
    expect(under?.x).toBeLessThanOrEqual(of?.x ?? 0);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await leave();
  });
});
