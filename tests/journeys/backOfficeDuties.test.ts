import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPath, showPath } from '#contract/backOffice.ts';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { addApp } from '#tests/support/factor/secondFactor.ts';
import { chainPayment } from '#tests/support/nodes/chainPayment.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { openDay } from '#tests/support/nodes/openDay.ts';
import { raiseQuietAlarm } from '#tests/support/nodes/raiseAlarm.ts';
import { addWallet, investor, type Person, signIn } from '#tests/support/people.ts';
import { errorsOf, type Look, load, show } from './axe.ts';
import { tabAndPress, tabAndType } from './keyboard.ts';
import type { Visitor } from './visitor.ts';

const looks: readonly Look[] = [
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
  { width: 1280, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
];

const desk: Look = { width: 1280, scheme: 'light' };

let testBed: TestBed;
let staff: Visitor;
let ada: Person;

beforeAll(async () => {
  testBed = await openTestBed(serverTestBed);
  const as = await signIn(testBed, testBed.staff.userName, testBed.staff.password);
  await addWallet(testBed, as);
  ada = await investor(testBed);
  const clock = { now: () => new Date() };
  await addApp({ ...testBed, clock }, ada);
  await testBed.restart(async (db) => {
    await openDay({ db }, { unexplained: 3n });
    await raiseQuietAlarm({ db });
    await chainPayment({ db, clock }, { rateUsd: '65000' });
  });
  staff = await testBed.visit({ as });
});
afterAll(() => testBed?.close());

const userPath = () => showPath('users', ada.user._id);
const part = (name: string) => `${listPath('settings')}#${name}`;

const holdsFocus = (dialog: Locator) =>
  dialog.evaluate((element) => element.contains(document.activeElement));

describe('without an axe violation and without sideways scrolling, light and dark, is', () => {
  test.each([
    ['the day of reconciliation', () => listPath('reconciliation'), '2 Mar 2026', 'link'],
    ['the limits', () => part('rules'), 'Save settings', 'button'],
    ['the rules of approvals', () => part('approvals'), 'Propose a rule', 'button'],
    ['the reasons', () => part('reasons'), 'Add reason', 'button'],
    ['the list of unclaimed payments', () => listPath('unclaimed'), /^Make a deposit/, 'button'],
  ] as const)('%s', async (_, path, sign, role) => {
    const { page } = staff;
    await load(page, path(), looks[0] ?? desk);
    const errors: string[] = [];
    for (const look of looks) {
      await show(page, look);
      await page.getByRole(role, { name: sign }).first().waitFor();
      errors.push(...(await errorsOf(page, look)));
    }
    expect(errors).toEqual([]);
  });

  test.each([
    ['Close the alarm', () => listPath('overview')],
    ['Reset two-step sign-in', userPath],
    ['Credit or debit', userPath],
    ['Use a preset', () => part('approvals')],
    ['Propose a rule', () => part('approvals')],
    ['Add a deposit key', () => part('wallets')],
    ['Make a deposit of 0.00769231 BTC', () => listPath('unclaimed')],
  ] as const)('the dialog of “%s”, which keeps the focus', async (opener, path) => {
    const { page } = staff;
    await load(page, path(), desk);
    await tabAndPress(page, page.getByRole('button', { name: opener }).first(), 'Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const errors: string[] = [];
    for (const look of looks) {
      await show(page, look);
      errors.push(...(await errorsOf(page, look)));
    }
    expect(errors).toEqual([]);
    for (const key of [...Array.from({ length: 10 }, () => 'Tab'), 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await holdsFocus(dialog)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('with only a keyboard, staff', () => {
  const button = (name: string | RegExp) => staff.page.getByRole('button', { name }).first();
  const inDialog = (name: string | RegExp) =>
    staff.page.getByRole('dialog').getByRole('button', { name, exact: true });
  const field = (label: string | RegExp) => staff.page.getByRole('dialog').getByLabel(label);

  test('approve that an alarm is closed', async () => {
    const { page } = staff;
    await load(page, listPath('overview'), desk);
    await tabAndPress(page, button('Close the alarm'), 'Enter');
    await tabAndType(page, field('What happened'), 'A block was replaced.');
    await tabAndPress(page, inDialog('Approve to close'), 'Enter');
    // The toast counts the approvals in a sentence.
    await page.getByText('1 of 2', { exact: true }).waitFor();
  });

  test('close a day of reconciliation', async () => {
    const { page } = staff;
    await load(page, listPath('reconciliation'), desk);
    await tabAndPress(page, page.getByRole('link', { name: '2 Mar 2026' }), 'Enter');
    await tabAndPress(page, button('Close the day'), 'Enter');
    await tabAndType(page, field('Note'), 'A fee of the exchange.');
    await tabAndPress(page, inDialog('Close'), 'Enter');
    await page.getByText('The day is closed. It never changes.').first().waitFor();
  });

  test('make a deposit of an unclaimed payment', async () => {
    const { page } = staff;
    await load(page, listPath('unclaimed'), desk);
    await tabAndPress(page, button(/^Make a deposit of/), 'Enter');
    await tabAndType(page, field('Whose payment is it?'), 'ada');
    await page.getByRole('option', { name: /^ada of the tests/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabAndPress(page, inDialog('Make the deposit'), 'Enter');
    await page.getByText('Payments cannot be seen yet.').waitFor();
  });

  test('propose a reset of two-step sign-in', async () => {
    const { page } = staff;
    await load(page, userPath(), desk);
    await tabAndPress(page, button('Reset two-step sign-in'), 'Enter');
    await tabAndType(page, field(/^Reason/), 'Lost phone');
    await tabAndPress(page, inDialog('Propose the reset'), 'Enter');
    await page.getByText('On, a reset waits').waitFor();
  });

  test('add the key of an account, from one section of the settings to another', async () => {
    const { page } = staff;
    const { key, fingerprint = '', check } = newAccountKey();
    await load(page, part('operator'), desk);
    await tabAndPress(page, page.getByRole('link', { name: 'Wallets' }), 'Enter');
    await tabAndPress(page, button('Add a deposit key'), 'Enter');
    await tabAndType(page, field(/^Extended public key/), key);
    await tabAndType(page, field(/^Fingerprint/), fingerprint);
    await tabAndType(page, field(/^Address 0\/5/), check);
    await tabAndPress(page, inDialog('Add the key'), 'Enter');
    await button(/^Addresses of the key/).waitFor();
  });
});

test('no page raises a console error', () => {
  expect(staff.complaints).toEqual([]);
});
