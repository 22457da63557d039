import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { patience } from '#tests/support/timeFactor.ts';

describe.each([serverTestBed] as const)('whole pages (%s)', (name) => {
  let testBed: TestBed;

  beforeAll(async () => {
    testBed = await openTestBed(name);
  });
  afterAll(() => testBed?.close());

  test('lays out its deferred bands without a scroll, for printing and at an anchor', async () => {
    const { page, leave } = await testBed.visit({ width: 390 });
    const deferred = page.locator('[data-deferred]');
    const started = page.locator('[data-carousel-controls]');
    await page.goto('/');
    await started.waitFor();
    await vi.waitFor(async () => expect(await deferred.count()).toBe(0));
    expect(await page.evaluate(() => scrollY)).toBe(0);

    for (const id of ['services', 'research']) {
      await page.goto('about:blank');
      await page.goto(`/#${id}`);
      await started.waitFor();
      await vi.waitFor(async () => expect(await deferred.count()).toBe(0));
      await vi.waitFor(async () => {
        const { y } = (await page.locator(`#${id}`).boundingBox()) ?? { y: Number.NaN };
        expect(Math.abs(y), id).toBeLessThan(20);
      });
    }
    await leave();
  });

  test('fits the picture into a phone of 320', async () => {
    const { page, leave } = await testBed.visit({ width: 320 });
    await page.goto('/');
    const edges = await page
      .locator('[role="img"] tr > :last-child')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(Math.max(...edges)).toBeLessThanOrEqual(304);
    await leave();
  });

  test('prints in ink without menus, with the addresses of sources', async () => {
    const { page, leave } = await testBed.visit({ dark: true });
    await page.goto('/insights/promised-returns');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    const style = (selector: string, name: 'color' | 'content', pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part, [key, of]) => getComputedStyle(part, of)[key as 'color'], [name, pseudo]);
    expect(await style('h1', 'color')).toBe('rgb(0, 0, 0)');
    expect(await style('footer dd', 'color')).toBe('rgb(34, 34, 34)');
    expect(await style('[data-sources] a', 'content', '::after')).toContain('https://www.ftc.gov');
    await page.goto('/');
    await vi.waitFor(
      async () => expect(await style('main', 'content', '::before')).toBe('"Plainvest"'),
      patience(5_000),
    );
    expect(await style('mark', 'color')).toBe('rgb(0, 0, 0)');
    await leave();
  });
});
