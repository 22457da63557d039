import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  type Person,
  signIn,
} from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { openPlace, placeNames, type TestBed } from '#tests/support/testBed.ts';
import { axeFindings } from './axe.ts';
import type { Visitor } from './visitor.ts';

/** A screen of the back-office: its path, something that shows once its data came, what to open. */
type Screen = readonly [path: string, sign: string | RegExp, opener?: string | RegExp];

/** Something on every tab, and the pages of one record of each kind. */
async function peopled(place: TestBed, staff: Person): Promise<readonly Screen[]> {
  const ada = await investor(place);
  await addWallet(place, staff, 'BTC');
  await fund(place, ada, staff);
  const image = await png('proof.png');
  const deposit = await callApi(place, calls.deposits.create, {
    token: ada.token,
    body: { amount: '75', coin: 'BTC', image },
  });
  await callApi(place, calls.withdrawals.create, {
    token: ada.token,
    body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
  });
  const withdrawal = await callApi(place, calls.withdrawals.own, { token: ada.token });
  const depositPage = `/admin/adminTrans/${deposit.reply.data._id}/show`;
  return [
    ['/admin/adminTrans', '$75.00'],
    ['/admin/adminTrans', '$75.00', 'Columns'],
    ['/admin/adminTrans', '$75.00', 'Filters'],
    [depositPage, 'You are reviewing this. Others see that.'],
    [depositPage, 'You are reviewing this. Others see that.', 'Confirm'],
    [depositPage, 'You are reviewing this. Others see that.', 'Decline'],
    ['/admin/testing', 'ada of the tests'],
    ['/admin/testing', 'ada of the tests', 'Invite staff'],
    [`/admin/testing/${ada.user._id}/show`, 'Ledger lines'],
    [`/admin/testing/${ada.user._id}/show`, 'Ledger lines', 'Suspend'],
    ['/admin/settings', 'Operator settings'],
    ['/admin/settings', 'Operator settings', 'Update Wallet'],
    ['/admin/withdrawals', 'Requested'],
    [`/admin/withdrawals/${withdrawal.reply.data[0]?._id}/show`, 'What the investor asks'],
    ['/admin/activity', 'Deposit confirmed'],
    ['/admin/activity', 'Deposit confirmed', 'Verify chain'],
    ['/admin/mail', 'ada@investor.example'],
  ];
}

/** What is wrong with one screen: whatever axe finds, and whether it is wider than the window. */
async function faultsOf(page: Page, [path, sign, opener]: Screen): Promise<string[]> {
  await page.goto(path);
  await page.getByText(sign).first().waitFor();
  if (opener) {
    await page.getByRole('button', { name: opener, exact: true }).first().click();
    await page.getByRole('dialog').or(page.getByRole('menu')).waitFor();
  }
  const at = `${path} ${opener ?? ''}`;
  const found = (await axeFindings(page)).map((finding) => `${at}: ${finding}`);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return beyond > 0 ? [...found, `${at}: ${beyond} pixels too wide`] : found;
}

describe.each(placeNames)('the back-office (%s)', (name) => {
  let place: TestBed;
  let byCall: Person;
  let screens: readonly Screen[];

  beforeAll(async () => {
    place = await openPlace(name);
    byCall = await signIn(place, place.staff.userName, place.staff.password);
    screens = await peopled(place, byCall);
  });
  afterAll(() => place?.close());

  describe.each([
    { width: 1280, dark: false },
    { width: 1280, dark: true },
    { width: 820, dark: false },
    { width: 820, dark: true },
    { width: 390, dark: false },
  ])('at $width pixels, dark: $dark', (look) => {
    let staff: Visitor;

    beforeAll(async () => {
      staff = await place.visit({ ...look, as: byCall });
      await staff.page.emulateMedia({
        colorScheme: look.dark ? 'dark' : 'light',
        // Without motion a colour is what it will be, and axe measures no colour on its way.
        reducedMotion: 'reduce',
      });
    });
    afterAll(() => staff?.leave());

    test('has no fault that axe can find, nothing too wide, and a silent console', async () => {
      const faults: string[] = [];
      for (const screen of screens) {
        // Cards have no columns to choose.
        if (screen[2] === 'Columns' && look.width < 900) continue;
        faults.push(...(await faultsOf(staff.page, screen)));
      }
      expect(faults).toEqual([]);
      expect(staff.complaints).toEqual([]);
    });
  });
});
