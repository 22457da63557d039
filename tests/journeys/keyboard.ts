import type { Locator, Page } from 'playwright-core';

const stepsMax = 60;

const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement);

/** Presses Tab until a place has the focus; throws when the keyboard does not lead there. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.waitFor();
  for (let step = 0; step < stepsMax; step += 1) {
    if (await hasFocus(place)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab leads nowhere near ${place}.`);
}

/** Types into a field that Tab leads to. */
export async function tabAndType(page: Page, place: Locator, text: string): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.type(text);
}

/** Presses a key on what Tab leads to. */
export async function tabAndPress(page: Page, place: Locator, key: string): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press(key);
}
