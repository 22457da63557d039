import type { BrowserContext, Page } from 'playwright-core';
import { test } from 'vitest';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { profileMessages } from '#server/profile/messages.ts';
import { withDemo } from '#tests/support/browser/demoBrowser.ts';
import { stopWorker } from '#tests/support/browser/demoTestBed.ts';

const demo = withDemo();

/** Makes the browser's storage full until the worker starts again. */
async function fill(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space is left.', 'QuotaExceededError');
    };
  });
}

const phone = (page: Page) => page.getByRole('button', { name: /^Phone Number/ });

async function changePhone(page: Page, number: string): Promise<void> {
  await page.goto('/user/useracct/profile');
  await phone(page).click();
  const dialog = page.getByRole('dialog', { name: 'Update Profile' });
  await dialog.getByRole('textbox', { name: 'Phone Number' }).fill(number);
  await dialog.getByRole('button', { name: 'Save' }).click();
}

test('the demo reports a full storage and shows only saved data', async () => {
  const context = await demo.open();
  const page = await context.newPage();
  await page.goto('/demo/');
  await page.getByRole('link', { name: 'Open the investor area' }).click();
  await page.waitForURL('**/user/overview');
  await changePhone(page, '+4722334455');
  await page.getByText(profileMessages.profileUpdated).waitFor();

  await fill(context);
  await changePhone(page, '+46812345678');
  await page.getByText(platformMessages.diskShort).first().waitFor();
  await stopWorker(context, page);
  await page.goto('/user/useracct/profile');
  await phone(page).getByText('+4722334455').waitFor();

  await changePhone(page, '+46812345678');
  await page.getByText(profileMessages.profileUpdated).waitFor();
  await phone(page).getByText('+46812345678').waitFor();
  await context.close();
});
