import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { make } from '#tests/support/caller.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  type Person,
  signIn,
} from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { grace, install, type RunningServer, startServer } from '../server/process/installation.ts';
import { axeFindings } from './axe.ts';
import { type Visitor, visit } from './visitor.ts';

/** A screen of the back-office: its path, something that shows once its data came, what to open. */
type Screen = readonly [path: string, sign: string | RegExp, opener?: string | RegExp];

let browser: Browser;
let server: RunningServer;
let root: string;
let screens: readonly Screen[];

beforeAll(async () => {
  await ensureBuilt();
  browser = await launchChromium();
  const place = await install('PGlite');
  server = await startServer({ ...place.variables, ...grace });
  const staff = await signIn(server, grace.ADMIN_USERNAME, grace.ADMIN_PASSWORD);
  root = JSON.stringify({ token: staff.token, tradeUser: staff.user });
  screens = await peopled(staff);
});
afterAll(async () => {
  await browser?.close();
  await server?.child.terminate();
});

/** Something on every tab, and the pages of one record of each kind. */
async function peopled(staff: Person): Promise<readonly Screen[]> {
  const ada = await investor(server);
  await addWallet(server, staff, 'BTC');
  await fund(server, ada, staff);
  const image = await png('proof.png');
  const deposit = await make(server, calls.deposits.create, {
    token: ada.token,
    body: { amount: '75', coin: 'BTC', image },
  });
  await make(server, calls.withdrawals.create, {
    token: ada.token,
    body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
  });
  const withdrawal = await make(server, calls.withdrawals.own, { token: ada.token });
  const depositPage = `/admin/adminTrans/${deposit.reply.data._id}/show`;
  return [
    ['/admin/adminTrans', '75.00 $'],
    ['/admin/adminTrans', '75.00 $', 'Columns'],
    ['/admin/adminTrans', '75.00 $', 'Filters'],
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

describe.each([
  { width: 1280, dark: false },
  { width: 1280, dark: true },
  { width: 820, dark: false },
  { width: 820, dark: true },
  { width: 390, dark: false },
])('the back-office at $width pixels, dark: $dark', (look) => {
  let staff: Visitor;

  beforeAll(async () => {
    staff = await visit(browser, server.url, look);
    await staff.page.emulateMedia({
      colorScheme: look.dark ? 'dark' : 'light',
      // Without motion a colour is what it will be, and axe measures no colour on its way.
      reducedMotion: 'reduce',
    });
    await staff.page.addInitScript((stored) => localStorage.setItem('root', stored), root);
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
