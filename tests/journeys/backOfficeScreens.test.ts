import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BackOfficeKey,
  backOffice,
  backOfficeKeys,
  listPath,
  showPath,
} from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import type { TestBed } from '#tests/support/demoTestBed.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  type Person,
  signIn,
} from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { openTestBed, serverTestBed } from '#tests/support/testBed.ts';
import { axeFindings } from './axe.ts';
import type { Visitor } from './visitor.ts';

/** A text that shows once the data has come, then the buttons to press. */
type Visit = readonly [sign: string | RegExp, ...openers: string[]];

/** One visit of a page, with the button to press. */
type Screen = readonly [path: string, sign: string | RegExp, opener?: string | RegExp];

/** Adds data for every tab; returns the visits of each page in the table of screens. */
async function addRecords(testBed: TestBed, staff: Person): Promise<readonly Screen[]> {
  const ada = await investor(testBed);
  await addWallet(testBed, staff, 'BTC');
  await fund(testBed, ada, staff);
  const image = await png('proof.png');
  const deposit = await callApi(testBed, calls.deposits.create, {
    token: ada.token,
    body: { amount: '75', coin: 'BTC', image },
  });
  await callApi(testBed, calls.withdrawals.create, {
    token: ada.token,
    body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
  });
  const withdrawal = await callApi(testBed, calls.withdrawals.own, { token: ada.token });
  const ids = {
    deposits: deposit.reply.data._id,
    users: ada.user._id,
    withdrawals: withdrawal.reply.data[0]?._id ?? '',
  };
  const reviewing = 'You are reviewing this. Others see that.';
  const visits: Partial<Record<BackOfficeKey, Partial<Record<'list' | 'show', Visit>>>> = {
    deposits: {
      list: ['$75.00', 'Columns', 'Filters'],
      show: [reviewing, 'Confirm', 'Decline'],
    },
    users: { list: ['ada of the tests', 'Invite staff'], show: ['Ledger lines', 'Suspend'] },
    settings: { list: ['Operator settings', 'Update Wallet'] },
    withdrawals: { list: ['Requested'], show: ['Request'] },
    activity: { list: ['Deposit confirmed', 'Verify chain'] },
    mail: { list: ['ada@investor.example'] },
  };
  return backOfficeKeys.flatMap((key) =>
    backOffice[key].pages.flatMap((page): Screen[] => {
      const [sign, ...openers] = visits[key]?.[page] ?? [/^1–\d/];
      const path = page === 'list' ? listPath(key) : showPath(key, ids[key as keyof typeof ids]);
      return [[path, sign], ...openers.map((opener) => [path, sign, opener] as const)];
    }),
  );
}

/** Axe violations of a screen, and whether it is wider than the window. */
async function errorsOf(page: Page, [path, sign, opener]: Screen): Promise<string[]> {
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

describe.each([serverTestBed] as const)('the back-office (%s)', (name) => {
  let testBed: TestBed;
  let byCall: Person;
  let screens: readonly Screen[];

  beforeAll(async () => {
    testBed = await openTestBed(name);
    byCall = await signIn(testBed, testBed.staff.userName, testBed.staff.password);
    screens = await addRecords(testBed, byCall);
  });
  afterAll(() => testBed?.close());

  describe.each([
    { width: 1280, dark: false },
    { width: 1280, dark: true },
    { width: 820, dark: false },
    { width: 820, dark: true },
    { width: 390, dark: false },
  ])('at $width pixels, dark: $dark', (look) => {
    let staff: Visitor;

    beforeAll(async () => {
      staff = await testBed.visit({ ...look, as: byCall });
      await staff.page.emulateMedia({
        colorScheme: look.dark ? 'dark' : 'light',
        // No transitions, so that axe measures final colours.
        reducedMotion: 'reduce',
      });
    });
    afterAll(() => staff?.leave());

    test('has no axe violation, no sideways scrolling and no console error', async () => {
      const faults: string[] = [];
      for (const screen of screens) {
        // Cards have no columns to choose.
        if (screen[2] === 'Columns' && look.width < 900) continue;
        faults.push(...(await errorsOf(staff.page, screen)));
      }
      expect(faults).toEqual([]);
      expect(staff.complaints).toEqual([]);
    });
  });
});
