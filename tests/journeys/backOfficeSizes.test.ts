import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listPath, showPath } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addWallet,
  deposit,
  investor,
  type Person,
  randomTxid,
  signIn,
} from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { patience } from '#tests/support/timeFactor.ts';
import type { Visitor } from './visitor.ts';

const rowCount = 30;

let testBed: TestBed;
let staff: Visitor;
let ada: Person;
let copied = '';
let proven = '';

async function submit(body: { txid: string; image: File }): Promise<string> {
  const sent = { amount: '75', coin: 'BTC', ...body } as const;
  const { reply } = await callApi(testBed, calls.deposits.create, { token: ada.token, body: sent });
  return reply.data._id;
}

beforeAll(async () => {
  testBed = await openTestBed(serverTestBed);
  const as = await signIn(testBed, testBed.staff.userName, testBed.staff.password);
  await addWallet(testBed, as);
  ada = await investor(testBed);
  const evidence = { txid: randomTxid(), image: await png('proof.png') };
  await submit(evidence);
  copied = await submit(evidence);
  proven = await submit({ txid: randomTxid(), image: await png('own.png', 121) });
  for (let made = 0; made < rowCount; made += 5) {
    const other = await investor(testBed, `ada-${made}`);
    await Promise.all([1, 2, 3, 4, 5].map((more) => deposit(testBed, other, `${100 + more}`)));
  }
  staff = await testBed.visit({ as });
});
afterAll(() => testBed?.close());

const stripHeight = (): number =>
  document.querySelector('aside[aria-label=Demo]')?.clientHeight ?? 0;

/** Opens a page in a window that is higher by the strip of the demo, which no real place has. */
async function open(path: string, width: number, height: number): Promise<Page> {
  const { page } = staff;
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.setViewportSize({ width, height: height + (await page.evaluate(stripHeight)) });
  return page;
}

/** The top of an element below the strip of the demo. */
async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return (box?.y ?? Number.NaN) - (await page.evaluate(stripHeight));
}

/** Rows whose first and last pixels are visible. */
const wholeRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isSeen = (row: Element) => {
      const { left, top, bottom } = row.getBoundingClientRect();
      const at = (y: number) => row.contains(document.elementFromPoint(left + 100, y));
      return at(top + 1) && at(bottom - 1);
    };
    return [...document.querySelectorAll('tbody tr[data-row]')].filter(isSeen).length;
  });

describe('the list of deposits', () => {
  test.each([
    [1280, 800, 16],
    [1920, 1080, 24],
  ])('shows at %i by %i pixels at least %i whole rows', async (width, height, least) => {
    const page = await open(listPath('deposits'), width, height);
    await page.locator('tr[data-row]').nth(24).waitFor({ state: 'attached' });
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(least);
  });
});

describe('the page of a deposit', () => {
  test('fits a window of 1280 by 800 pixels, with its first fact high up', async () => {
    const page = await open(showPath('deposits', copied), 1280, 800);
    await page.getByText('Another deposit has the same evidence').waitFor();
    expect(await topOf(page, 'main h2')).toBeLessThanOrEqual(170);
    expect(await topOf(page, '[data-decision=c]')).toBeLessThanOrEqual(120);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
    ).toBe(0);
  });

  test('has the coins beside the amount, and nothing moves when Decline is armed', async () => {
    const page = await open(showPath('deposits', copied), 1280, 800);
    const bar = page.locator('header').filter({ hasText: 'Decline' });
    const coins = await bar.getByText(/^0\.\d+ BTC$/).boundingBox();
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    expect(coins?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(y + height);
    const before = await bar.getByRole('button', { name: 'Previous' }).boundingBox();
    await bar.getByRole('button', { name: /^Decline/ }).click();
    await page.getByRole('button', { name: /^Decline \$/ }).waitFor();
    expect(await bar.getByRole('button', { name: 'Previous' }).boundingBox()).toEqual(before);
    await page.getByRole('button', { name: /^Cancel/ }).click();
  });

  test('zooms and moves both proofs of a duplicate together', async () => {
    const { page } = staff;
    const pictures = page.getByRole('img', { name: 'Proof' });
    const boxes = () => Promise.all([0, 1].map((at) => pictures.nth(at).boundingBox()));
    await expect.poll(() => pictures.count()).toBe(2);
    const [before] = await boxes();
    await page.keyboard.press('+');
    const grown = (before?.width ?? 0) * 1.2;
    await expect
      .poll(async () => (await boxes()).every((box) => box && box.width > grown))
      .toBe(true);
  });

  test('shows its proof first on a phone, also above an open form, and the decision at the bottom', async () => {
    const page = await open(showPath('deposits', proven), 390, 844);
    await page.getByRole('region', { name: 'Timeline' }).waitFor();
    // The reviewer and the payments of the chain come after the record.
    await vi.waitFor(
      async () => expect(await topOf(page, '[data-stage]')).toBeLessThanOrEqual(380),
      patience(5_000),
    );
    expect(await topOf(page, '[data-decision=c]')).toBeGreaterThanOrEqual(780);
    expect(await topOf(page, '[data-decision=c]')).toBeLessThanOrEqual(800);
    await page.locator('[data-decision=c]').click();
    await page.getByRole('form', { name: 'Confirm' }).waitFor();
    expect(await topOf(page, '[data-stage]')).toBeLessThanOrEqual(120);
  });
});

test('nothing complains', () => {
  expect(staff.complaints).toEqual([]);
});
