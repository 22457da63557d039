import type { Locator, Page } from 'playwright-core';
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
import { openPlace, serverPlace, type TestBed } from '#tests/support/testBed.ts';
import { axeFindings } from './axe.ts';
import { behindSignIn, open, type Screen, unconfirmed } from './screens.ts';
import type { Visitor } from './visitor.ts';

/** What opens a dialog: where it is, the button, the dialog's name, what must be done before. */
interface Opening {
  path: string;
  opener: string | RegExp;
  name: string | RegExp;
  prepare?: (page: Page) => Promise<void>;
}

const openings: readonly Opening[] = [
  { path: '/user/useracct/profile', opener: /^Full Name/, name: 'Update Profile' },
  { path: '/user/useracct/security', opener: 'Change Password', name: 'Change Password' },
  { path: '/user/transaction', opener: /^Details of/, name: /^(Deposit|Withdrawal) #/ },
  { path: '/user/transaction', opener: /^View receipt/, name: /^Receipt #/ },
  {
    path: '/user/withdraw',
    opener: 'Withdraw',
    name: 'Confirm your withdrawal',
    prepare: async (page) => {
      await page.getByLabel('Amount').fill('10');
      await page.getByRole('radio', { name: 'Bitcoin' }).check();
      await page.getByLabel('Destination address').fill(addresses.BTC);
    },
  },
];

/** An investor with deposits of each kind and a withdrawal. */
async function peopled(place: TestBed): Promise<Person> {
  const ada = await investor(place);
  const decider = await signIn(place, place.staff.userName, place.staff.password);
  await addWallet(place, decider, 'BTC');
  await addWallet(place, decider, 'ETH');
  await fund(place, ada, decider);
  const { token } = ada;
  const image = await png('proof.png');
  await callApi(place, calls.deposits.create, {
    token,
    body: { amount: '75', coin: 'ETH', image },
  });
  const { status } = await callApi(place, calls.withdrawals.create, {
    token,
    body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
  });
  expect(status).toBe(200);
  return ada;
}

/** What is wrong with a page as it stands, in both schemes. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    // A colour on its way to another is none that anybody reads.
    await page.waitForFunction(() =>
      document.getAnimations().every((motion) => !(motion instanceof CSSTransition)),
    );
    found.push(...(await axeFindings(page)).map((finding) => `${colorScheme} ${finding}`));
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (beyond > 0) found.push(`scrolls ${beyond} pixels sideways`);
  return found;
}

async function check(page: Page, [path, heading, tab, sign]: Screen): Promise<void> {
  await page.goto(path);
  await page
    .getByText(sign)
    .or(page.getByRole('button', { name: sign }))
    .first()
    .waitFor();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.title()).toBe(`${tab} · Plainvest`);
  expect(await faults(page)).toEqual([]);
}

const holdsFocus = (dialog: Locator) =>
  dialog.evaluate((element) => element.contains(document.activeElement));

describe.each([serverPlace] as const)('every screen (%s)', (name) => {
  let place: TestBed;
  let owner: Person;
  let other: Person;

  beforeAll(async () => {
    place = await openPlace(name);
    owner = await peopled(place);
    other = await investor(place, 'bob', { confirmed: false });
    const body = { email: 'bob@elsewhere.example' };
    const { status } = await callApi(place, calls.profile.update, { token: other.token, body });
    expect(status).toBe(200);
  });
  afterAll(() => place?.close());

  describe.each([390, 1280])('at %s pixels', (width) => {
    let visitor: Visitor;
    let ada: Visitor;

    beforeAll(async () => {
      visitor = await place.visit({ width });
      ada = await place.visit({ width, as: owner });
    });
    afterAll(async () => {
      await visitor?.leave();
      await ada?.leave();
    });

    test.each(open)('%s has one heading, its tab, and nothing that axe refuses', (...screen) =>
      check(visitor.page, screen),
    );

    test.each(behindSignIn)('%s has one heading, its tab, and nothing that axe refuses', (...its) =>
      check(ada.page, its),
    );

    test('the account of an unconfirmed address, with another one that waits', async () => {
      const { page, complaints, leave } = await place.visit({ width, as: other });
      await check(page, unconfirmed);
      await page.getByText(/bob@elsewhere.example/).waitFor();
      expect(complaints).toEqual([]);
      await leave();
    });

    test.each(openings)(
      'the dialog $name at $path holds the focus and gives it back',
      async ({ path, opener, name, prepare }) => {
        const { page } = ada;
        await page.goto(path);
        const button = page.getByRole('main').getByRole('button', { name: opener }).first();
        await button.waitFor();
        await prepare?.(page);
        await button.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name });
        await dialog.waitFor();
        expect(await faults(page)).toEqual([]);
        for (const key of [...Array.from({ length: 12 }, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          expect(await holdsFocus(dialog)).toBe(true);
        }
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      },
    );

    test.skipIf(width > 600)('the drawer holds the focus and gives it back', async () => {
      const { page } = ada;
      await page.goto('/user/my-plans');
      const button = page.getByRole('button', { name: 'Open menu' });
      await button.click();
      const drawer = page.getByRole('dialog', { name: 'Main' });
      await drawer.waitFor();
      expect(await faults(page)).toEqual([]);
      for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab');
      expect(await holdsFocus(drawer)).toBe(true);
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    });

    test('nobody’s console complained', () => {
      expect([...visitor.complaints, ...ada.complaints]).toEqual([]);
    });
  });
});
