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
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
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
import { axeFindings, type Look, load, pixelsBeyond, show } from './axe.ts';
import type { Visitor } from './visitor.ts';

/** A text that shows once the data has come, then the buttons to press. */
type Visit = readonly [sign: string | RegExp, ...openers: string[]];

type Kind = (typeof backOffice)[BackOfficeKey]['pages'][number];

const drawn = 'File on no other deposit';

const visits: Partial<Record<BackOfficeKey, Partial<Record<Kind, Visit>>>> = {
  overview: { list: ['Open work'] },
  deposits: {
    list: ['$75.00', 'Filters'],
    show: [drawn, 'Confirm', 'Decline'],
  },
  unclaimed: { list: ['Payments cannot be seen yet.'] },
  users: {
    list: ['ada of the tests', 'Invite staff'],
    show: ['Ledger lines', 'Credit or debit', 'Suspend', 'Make staff'],
  },
  team: { list: ['All staff can read everything.', 'Invite staff'] },
  settings: { list: ['The newest address of each coin receives deposits.', 'Update Wallet'] },
  reconciliation: { list: ['No day has been reconciled yet.'] },
  account: { list: ['This device', 'Change Password'] },
  withdrawals: { list: ['$100.00'], show: ['Timeline'] },
  payouts: { list: ['No payout yet.'] },
  activity: { list: ['confirmed deposit'] },
  mail: { list: ['ada@investor.example'] },
};

// A day of reconciliation and a payout need a node.
const withNode: readonly BackOfficeKey[] = ['reconciliation', 'payouts'];
const pages = backOfficeKeys
  .flatMap((key) => backOffice[key].pages.map((kind: Kind) => ({ key, kind })))
  .filter(({ key, kind }) => !withNode.includes(key) || kind === 'list');

// Pages load at the narrowest width; other journeys load them at the widest.
const looks: readonly Look[] = [
  { width: 390, scheme: 'light' },
  { width: 820, scheme: 'light' },
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 820, scheme: 'dark' },
];

/** Adds data for every tab; returns the ids of the records to show. */
async function addRecords(
  testBed: TestBed,
  staff: Person,
): Promise<Partial<Record<BackOfficeKey, string>>> {
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
  return {
    deposits: deposit.reply.data._id,
    users: ada.user._id,
    withdrawals: withdrawal.reply.data[0]?._id ?? '',
  };
}

/** Axe violations of a page in every look, and whether it is wider than the window. */
async function errorsOf(page: Page, visit: Visit): Promise<string[]> {
  const [sign, ...openers] = visit;
  const errors: string[] = [];
  const inspect = async (look: Look, opener = '') => {
    const at = `${look.width} ${look.scheme} ${opener}`;
    // A scheme changes colours only, and each width comes in the light one too.
    const rules = look.scheme === 'light' ? 'all' : 'colours';
    errors.push(...(await axeFindings(page, rules)).map((finding) => `${at}: ${finding}`));
    const beyond = await pixelsBeyond(page);
    if (beyond > 0) errors.push(`${at}: ${beyond} pixels too wide`);
  };
  for (const look of looks) {
    await show(page, look);
    await page.getByText(sign).first().waitFor();
    // A decision is off, in other colours, until its evidence is on the screen.
    const decision = page.locator('[data-decision=c]');
    if ((await decision.count()) > 0) await decision.and(page.locator(':enabled')).waitFor();
    await inspect(look);
    for (const opener of openers) {
      // Cards have no columns to choose.
      if (opener === 'Columns' && look.width < 900) continue;
      await page.getByRole('button', { name: opener, exact: true }).first().click();
      const opened = page
        .getByRole('dialog')
        .or(page.getByRole('menu'))
        .or(page.locator('form#decision'));
      await opened.waitFor();
      await inspect(look, opener);
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'hidden' });
    }
  }
  return errors;
}

describe.each([serverTestBed] as const)('the back-office (%s)', (name) => {
  let testBed: TestBed;
  let staff: Visitor;
  let ids: Partial<Record<BackOfficeKey, string>>;

  beforeAll(async () => {
    testBed = await openTestBed(name);
    const as = await signIn(testBed, testBed.staff.userName, testBed.staff.password);
    ids = await addRecords(testBed, as);
    staff = await testBed.visit({ as });
  });
  afterAll(() => testBed?.close());

  test.each(pages)(
    '$kind of $key has no axe violation and no sideways scrolling at any width, light and dark',
    async ({ key, kind }) => {
      const path = kind === 'list' ? listPath(key) : showPath(key, ids[key] ?? '');
      await load(staff.page, path, { width: 390, scheme: 'light' });
      expect(await errorsOf(staff.page, visits[key]?.[kind] ?? [/^1–\d/])).toEqual([]);
    },
  );

  test('raises no console error', () => {
    expect(staff.complaints).toEqual([]);
  });
});
