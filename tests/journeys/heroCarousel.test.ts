import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { axeFindings } from './axe.ts';

const idleMs = 20_000;

describe.each([serverTestBed] as const)('the hero in a browser (%s)', (name) => {
  let testBed: TestBed;

  beforeAll(async () => {
    testBed = await openTestBed(name);
  });
  afterAll(() => testBed?.close());

  // A fake clock in the page, so that the tests do not wait.
  async function open(width = 1280) {
    const { page, leave } = await testBed.visit({ width });
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(1000);
    await page.getByRole('button', { name: 'Stop changing slides' }).waitFor();
    return { page, leave };
  }
  const headline = (page: Page) => page.locator('[data-current] h2').textContent();

  test('rotates automatically and stays paused after a click on stop', async () => {
    const { page, leave } = await open();
    const first = await headline(page);
    await page.clock.runFor(4000);
    const second = await headline(page);
    expect(second).not.toBe(first);
    await page.getByRole('button', { name: 'Stop changing slides' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(idleMs);
    expect(await headline(page)).toBe(second);
    expect(await page.getByRole('button', { name: 'Change slides automatically' }).count()).toBe(1);
    await leave();
  });

  test.each([1280, 390])(
    'keeps its button and its picture in place at %i pixels',
    async (width) => {
      const { page, leave } = await open(width);
      const places = async () => {
        const parts = [page.locator('[data-current] a').first(), page.locator('[data-carousel]')];
        return Promise.all(parts.map((part) => part.boundingBox()));
      };
      const before = await places();
      for (const _slide of [2, 3]) {
        await page.getByRole('button', { name: 'Next slide' }).click();
        expect(await places()).toEqual(before);
      }
      expect((before[0]?.y ?? 0) + (before[0]?.height ?? 0)).toBeLessThan(800);
      await leave();
    },
  );

  test.each(['light', 'dark'] as const)(
    'has its contrast in each slide (%s)',
    async (colorScheme) => {
      const { page, leave } = await open(390);
      await page.emulateMedia({ colorScheme });
      for (const slide of [1, 2, 3]) {
        expect(await axeFindings(page, 'colours'), `slide ${slide}`).toEqual([]);
        await page.getByRole('button', { name: 'Next slide' }).click();
      }
      await leave();
    },
  );

  test('stops on keyboard focus; the tab order is pause, previous, next', async () => {
    const { page, leave } = await open();
    const first = await headline(page);
    const names: (string | null)[] = [];
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).focus();
    for (let at = 0; at < 4; at += 1) {
      await page.keyboard.press('Tab');
      const name = 'document.activeElement.ariaLabel || document.activeElement.textContent';
      names.push(await page.evaluate(name));
    }
    expect(names).toEqual([
      'Change slides automatically',
      'Previous slide',
      'Next slide',
      'Get Started',
    ]);
    await page.clock.runFor(idleMs);
    expect(await headline(page)).toBe(first);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await headline(page)).not.toBe(first);
    await leave();
  });
});
