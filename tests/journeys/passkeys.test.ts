import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { investor, investorPassword } from '#tests/support/people.ts';
import { axeFindings, pixelsBeyond, show, smallTargets } from './axe.ts';
import { sessionOf } from './visitor.ts';

/** A passkey device of the browser, with a verified person. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

describe('a passkey in a browser', () => {
  let testBed: TestBed;

  beforeAll(async () => {
    testBed = await openTestBed(serverTestBed);
  });
  afterAll(() => testBed?.close());

  test('is added, signs in without a name, and leads back to the password when it is gone', async () => {
    const ada = await investor(testBed);
    const { page, leave } = await testBed.visit({ width: 375, touch: true });
    const device = await plugIn(page);
    await page.goto('/login');
    await page.evaluate((root) => localStorage.setItem('root', root), sessionOf(ada));
    await page.goto('/user/useracct/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('Phone');
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await page.getByText(/^Added .+, not used yet$/).waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await show(page, { width: 320, scheme });
      const found = [...(await axeFindings(page)), ...(await smallTargets(page))];
      expect([found, await pixelsBeyond(page)]).toEqual([[], 0]);
    }

    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/user/**');

    await device.forget();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.locator('#login-error').getByText('No passkey was used.').waitFor();
    await page.getByLabel('Username').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill(investorPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Use the passkey of your account.').waitFor();
    expect([await axeFindings(page), await smallTargets(page)]).toEqual([[], []]);
    await leave();
  });
});
