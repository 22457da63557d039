import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, testBedNames } from '#tests/support/browser/testBed.ts';
import { addresses, confirmEmail } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { axeFindings } from './axe.ts';
import { register, signIn, type Visitor } from './visitor.ts';

const password = 'QuietHarbour#9';

describe.each(testBedNames)('the main job in a browser (%s)', (name) => {
  let testBed: TestBed;
  let ada: Visitor;
  let staff: Visitor;

  beforeAll(async () => {
    testBed = await openTestBed(name);
    ada = await testBed.visit({ width: 390 });
    staff = await testBed.visit({ dark: true });
  });
  afterAll(() => testBed?.close());

  test('the deposit screen shows that no wallet is set up', async () => {
    const { page } = ada;
    await register(page, 'ada', password);
    await confirmEmail(testBed, 'ada');
    await signIn(page, { userName: 'ada', password, landing: '/user/overview' });
    await page.goto('/user/deposit');
    await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    await page.getByRole('radio', { name: 'Bitcoin' }).check();
    await page.getByText(/Bitcoin deposits are not available right now/).waitFor();
    expect(await page.getByRole('button', { name: 'CONTINUE' }).isEnabled()).toBe(false);
  });

  test('staff add a receiving address', async () => {
    const { page } = staff;
    await signIn(page, {
      userName: testBed.staff.userName,
      password: testBed.staff.password,
      landing: '/admin/testing',
    });
    await page
      .getByRole('tab', { name: 'Settings' })
      .or(page.getByRole('link', { name: 'Settings' }))
      .click();
    await page.waitForURL('**/admin/settings');
    await page.getByRole('button', { name: 'Update Wallet' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Wallet address').fill(addresses.BTC);
    await dialog.getByRole('button', { name: 'Update Wallet' }).click();
    await page.getByText('Wallet Address Updated Successfully!').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: `Delete ${addresses.BTC}` }).waitFor();
  });

  test('an investor deposits 500 by Bitcoin with a picture as proof', async () => {
    const { page } = ada;
    await page.goto('/user/deposit');
    await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    await page.getByRole('radio', { name: 'Bitcoin' }).check();
    await page.getByText('BTC Wallet Address fetched successfully!').waitFor();
    await page.getByRole('button', { name: 'CONTINUE' }).click();
    await page.getByRole('heading', { name: 'Transaction details' }).waitFor();
    await page.getByText('You are about to pay 0.00769231 BTC for 500.00 USD*').waitFor();
    await page.getByRole('img', { name: /QR/ }).waitFor();
    await page.getByRole('button', { name: 'I have sent the coin' }).click();
    const picture = await png('proof.png');
    await page.locator('input[type=file]').setInputFiles({
      name: 'proof.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await picture.arrayBuffer()),
    });
    await page.getByText('proof.png').waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Deposit pending, awaiting confirmation.').first().waitFor();
    await page.goto('/user/transaction');
    await page.getByRole('list', { name: 'Transactions' }).getByText('pending').waitFor();
  });

  test('staff view the receipt and confirm', async () => {
    const { page } = staff;
    await page.goto('/admin/adminTrans');
    const row = page.getByRole('row').filter({ hasText: 'ada of the journey' });
    await row.getByRole('link', { name: /^Review: / }).click();
    await page.getByRole('img', { name: 'Proof' }).first().waitFor();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByLabel('Transaction id of the payment').fill('ab'.repeat(32));
    await page.getByRole('button', { name: 'Confirm $500.00' }).click();
    await page.getByText(/: \$500\.00 confirmed\.$/).waitFor();
  });

  test('the balance is $500.00, also after a restart', async () => {
    const { page } = ada;
    const showsBalance = async () => {
      await page.goto('/user/overview');
      await page.getByText('$500.00').first().waitFor();
      await page.goto('/user/transaction');
      await page.getByRole('list', { name: 'Transactions' }).getByText('confirmed').waitFor();
    };
    await showsBalance();
    await testBed.restart();
    await showsBalance();
  });

  test.each([
    ['an investor', '/user/overview'],
    ['an investor', '/user/deposit'],
    ['an investor', '/user/transaction'],
    ['staff', '/admin/adminTrans'],
    ['staff', '/admin/settings'],
  ])('for %s, %s has no axe violation', async (who, path) => {
    const { page } = who === 'staff' ? staff : ada;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The skeleton's heading leaves just before the page's comes.
    await expect.poll(() => axeFindings(page), { timeout: patience(10_000) }).toEqual([]);
  });

  test('no page raises a console error', () => {
    expect({ ada: ada.complaints, staff: staff.complaints }).toEqual({ ada: [], staff: [] });
  });
});
