import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPlace, type Place, placeNames } from '#tests/support/place.ts';

describe.each(placeNames)('the landing page (%s)', (name) => {
  let place: Place;

  beforeAll(async () => {
    place = await openPlace(name);
  });
  afterAll(() => place?.close());

  test('lays out what lies far below for whoever comes into the middle, or prints', async () => {
    const { page, leave } = await place.visit({ width: 390 });
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
