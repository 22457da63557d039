import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses, confirmEmail } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { openPlace, placeNames, type TestBed } from '#tests/support/testBed.ts';
import { axeFindings } from './axe.ts';
import { register, signIn, type Visitor } from './visitor.ts';

const password = 'QuietHarbour#9';

describe.each(placeNames)('the main job in a browser (%s)', (name) => {
  let place: TestBed;
  let ada: Visitor;
  let staff: Visitor;

  beforeAll(async () => {
    place = await openPlace(name);
    ada = await place.visit({ width: 390 });
    staff = await place.visit({ dark: true });
  });
  afterAll(() => place?.close());

  test('without a wallet the deposit screen says so', async () => {
    const { page } = ada;
    await register(page, 'ada', password);
    await confirmEmail(place, 'ada');
    await signIn(page, 'ada', password, '/user/overview');
    await page.goto('/user/deposit');
    await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    await page.getByRole('radio', { name: 'Bitcoin' }).check();
    await page.getByText('Not available').first().waitFor();
    expect(await page.getByRole('button', { name: 'CONTINUE' }).isEnabled()).toBe(false);
  });

  test('staff add a receiving address', async () => {
    const { page } = staff;
    await signIn(page, place.staff.userName, place.staff.password, '/admin/testing');
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
    await page.getByText(addresses.BTC).first().waitFor();
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
    await page.getByText('Deposit pending, awaiting confirmation.').waitFor();
    await page.goto('/user/transaction');
    await page.getByRole('list', { name: 'Transactions' }).getByText('pending').waitFor();
  });

  test('staff look at the proof and confirm', async () => {
    const { page } = staff;
    await page.goto('/admin/adminTrans');
    const row = page.getByRole('row').filter({ hasText: 'ada of the journey' });
    await row.getByRole('button', { name: /receipt/i }).click();
    await page.getByRole('dialog').getByRole('img').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await row.getByRole('button', { name: /confirm/i }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Transaction id you checked').fill('ab'.repeat(32));
    await dialog.getByRole('button', { name: 'Confirm deposit' }).click();
    await page.getByText('Deposit confirmed: $500.00 credited.').waitFor();
    await row.getByText('Confirmed').waitFor();
  });

  test('the balance reads $500.00 and a restart changes nothing', async () => {
    const { page } = ada;
    const seen = async () => {
      await page.goto('/user/overview');
      await page.getByText('$500.00').first().waitFor();
      await page.goto('/user/transaction');
      await page.getByRole('list', { name: 'Transactions' }).getByText('confirmed').waitFor();
    };
    await seen();
    await place.restart();
    await seen();
  });

  test.each([
    ['an investor', '/user/overview'],
    ['an investor', '/user/deposit'],
    ['an investor', '/user/transaction'],
    ['staff', '/admin/adminTrans'],
    ['staff', '/admin/settings'],
  ])('axe finds nothing wrong where %s is at %s', async (who, path) => {
    const { page } = who === 'staff' ? staff : ada;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('nobody’s console complained', () => {
    expect({ ada: ada.complaints, staff: staff.complaints }).toEqual({ ada: [], staff: [] });
  });
});
