import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, investor, type Person } from '#tests/support/people.ts';
import { errorsOf, type Look, load, pixelsBeyond, show, smallTargets } from './axe.ts';
import { addRecords, type Owner } from './records.ts';
import { behindSignIn, open, type Screen, unconfirmed } from './screens.ts';
import type { Visitor } from './visitor.ts';

interface Opening {
  path: string;
  opener: string | RegExp;
  name: string | RegExp;
  /** The least width that has the opener; a narrower one has it in the details. */
  widthMin?: number;
  prepare?: (page: Page) => Promise<void>;
}

const openings: readonly Opening[] = [
  { path: '/user/useracct/profile', opener: /^Full Name/, name: 'Update Profile' },
  { path: '/user/useracct/security', opener: 'Change Password', name: 'Change Password' },
  { path: '/user/useracct/addresses', opener: 'Add address', name: 'Add an address' },
  {
    path: '/user/useracct/addresses',
    opener: 'Switch on',
    name: 'Switch the address book on?',
  },
  { path: '/user/transaction', opener: /^Details of/, name: /^(Deposit|Withdrawal) #/ },
  { path: '/user/transaction', opener: /^View receipt/, name: /^Receipt #/, widthMin: 1024 },
  {
    path: '/user/withdraw',
    opener: 'Review withdrawal',
    name: 'Confirm your withdrawal',
    prepare: async (page) => {
      await page.getByLabel('Amount').fill('10');
      await page.getByRole('radio', { name: 'Bitcoin' }).check();
      await page.getByLabel('Destination address').fill(addresses.BTC);
    },
  },
];

const narrow: Look = { width: 390, scheme: 'light' };
const wide: Look = { width: 1280, scheme: 'light' };

const inDark = (look: Look): Look => ({ ...look, scheme: 'dark' });

const signOf = (page: Page, sign: Screen[3]) =>
  page
    .getByText(sign)
    .or(page.getByRole('button', { name: sign }))
    .first();

/** Sideways scrolling and targets that are too low for a finger, on the smallest phone. */
async function errorsAt320(page: Page): Promise<string[]> {
  await show(page, { width: 320, scheme: 'light' });
  const beyond = await pixelsBeyond(page);
  return [
    ...(beyond > 0 ? [`scrolls ${beyond} pixels sideways`] : []),
    ...(await smallTargets(page)),
  ];
}

async function check(page: Page, [path, heading, tab, sign]: Screen): Promise<void> {
  await load(page, path, narrow);
  const errors: string[] = [];
  for (const look of [narrow, wide, inDark(wide), inDark(narrow)]) {
    await show(page, look);
    await signOf(page, sign).waitFor();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).toBe(`${tab} · Plainvest`);
    errors.push(...(await errorsOf(page, look)));
    if (look === narrow) errors.push(...(await errorsAt320(page)));
  }
  expect(errors).toEqual([]);
}

const holdsFocus = (dialog: Locator) =>
  dialog.evaluate((element) => element.contains(document.activeElement));

describe.each([serverTestBed] as const)('every screen (%s)', (name) => {
  let testBed: TestBed;
  let owner: Owner;
  let other: Person;
  let visitor: Visitor;
  let ada: Visitor;

  beforeAll(async () => {
    testBed = await openTestBed(name);
    owner = await addRecords(testBed);
    other = await investor(testBed, 'bob', { confirmed: false });
    const body = { email: 'bob@elsewhere.example' };
    const { status } = await callApi(testBed, calls.profile.update, { token: other.token, body });
    expect(status).toBe(200);
    visitor = await testBed.visit();
    ada = await testBed.visit({ as: owner });
  });
  afterAll(() => testBed?.close());

  test.each(open)(
    '%s has one heading, its tab title, no axe violation and fits each width',
    (...screen) => check(visitor.page, screen),
  );

  test.each(behindSignIn)(
    '%s has one heading, its tab title, no axe violation and fits each width',
    (...screen) => check(ada.page, screen),
  );

  test('the page of a deposit and of a payment have one heading, no axe violation and fit each width', async () => {
    for (const screen of owner.records) await check(ada.page, screen);
  });

  test('the account page shows an unconfirmed address and a pending change of it', async () => {
    const { page, complaints, leave } = await testBed.visit({ as: other });
    await check(page, unconfirmed);
    await page.getByText(/bob@elsewhere.example/).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each(openings)(
    'the dialog $name at $path traps the focus and returns it',
    async ({ path, opener, name, widthMin = 0, prepare }) => {
      const { page } = ada;
      await load(page, path, narrow);
      // The second width begins in the scheme of the first one's end: to change it takes longest.
      const visits = [
        [narrow, inDark(narrow)],
        [inDark(wide), wide],
      ] as const;
      for (const [first, second] of visits.filter(([{ width }]) => width >= widthMin)) {
        await show(page, first);
        const button = page.getByRole('main').getByRole('button', { name: opener }).first();
        await button.waitFor();
        await prepare?.(page);
        await button.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name });
        await dialog.waitFor();
        const errors = await errorsOf(page, first);
        await show(page, second);
        expect([...errors, ...(await errorsOf(page, second))]).toEqual([]);
        for (const key of [...Array.from({ length: 12 }, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          expect(await holdsFocus(dialog)).toBe(true);
        }
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        expect(await holdsFocus(button)).toBe(true);
      }
    },
  );

  test('the drawer of a narrow screen traps the focus and returns it', async () => {
    const { page } = ada;
    await load(page, '/user/my-plans', narrow);
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Main' });
    await drawer.waitFor();
    const errors = await errorsOf(page, narrow);
    await show(page, inDark(narrow));
    expect([...errors, ...(await errorsOf(page, inDark(narrow)))]).toEqual([]);
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab');
    expect(await holdsFocus(drawer)).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await holdsFocus(button)).toBe(true);
  });

  test('no page raises a console error', () => {
    expect([...visitor.complaints, ...ada.complaints]).toEqual([]);
  });
});
