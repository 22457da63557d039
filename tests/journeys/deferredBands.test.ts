import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPlace, serverPlace, type TestBed } from '#tests/support/testBed.ts';

describe.each([serverPlace] as const)('the landing page (%s)', (name) => {
  let place: TestBed;

  beforeAll(async () => {
    place = await openPlace(name);
  });
  afterAll(() => place?.close());

  test('lays out what lies far below for whoever comes into the middle, or prints', async () => {
    const { page, leave } = await place.visit({ width: 390 });
    const far = page.locator('[data-far]');
    const started = page.locator('[data-carousel-controls]');
    await page.goto('/');
    await started.waitFor();
    expect(await far.count()).toBeGreaterThan(2);
    await page.pdf();
    expect(await far.count()).toBe(0);

    for (const id of ['services', 'research']) {
      await page.goto('about:blank');
      await page.goto(`/#${id}`);
      await started.waitFor();
      await vi.waitFor(async () => expect(await far.count()).toBe(0));
      const { y } = (await page.locator(`#${id}`).boundingBox()) ?? { y: Number.NaN };
      expect(Math.abs(y), id).toBeLessThan(100);
    }
    await leave();
  });
});
