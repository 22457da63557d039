import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlace, serverPlace, type TestBed } from '#tests/support/testBed.ts';

const longWhileMs = 20_000;

describe.each([serverPlace] as const)('the hero in a browser (%s)', (name) => {
  let place: TestBed;

  beforeAll(async () => {
    place = await openPlace(name);
  });
  afterAll(() => place?.close());

  // The page's own clock moves by hand, so that nothing here waits for four seconds.
  async function open() {
    const { page, leave } = await place.visit();
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(1000);
    await page.getByRole('button', { name: 'Stop changing slides' }).waitFor();
    return { page, leave };
  }
  const headline = (page: Page) => page.locator('[data-current] h2').textContent();

  test('turns by itself, and rests for good once it was paused by hand', async () => {
    const { page, leave } = await open();
    const first = await headline(page);
    await page.clock.runFor(4000);
    const second = await headline(page);
    expect(second).not.toBe(first);
    await page.getByRole('button', { name: 'Stop changing slides' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(longWhileMs);
    expect(await headline(page)).toBe(second);
    expect(await page.getByRole('button', { name: 'Change slides automatically' }).count()).toBe(1);
    await leave();
  });

  test('stops when the keyboard arrives: pause first, then previous and next', async () => {
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
    await page.clock.runFor(longWhileMs);
    expect(await headline(page)).toBe(first);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await headline(page)).not.toBe(first);
    await leave();
  });
});
