import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addresses,
  addWallet,
  deposit,
  fund,
  investor,
  investorPassword,
  type Person,
  signIn,
  walletAddresses,
} from '#tests/support/people.ts';
import type { Visitor } from './visitor.ts';

describe('the money of an investor', () => {
  let testBed: TestBed;
  let ada: Person;
  let grace: Person;
  let phone: Visitor;

  beforeAll(async () => {
    testBed = await openTestBed(serverTestBed);
    grace = await signIn(testBed, testBed.staff.userName, testBed.staff.password);
    await addWallet(testBed, grace);
    ada = await investor(testBed);
    await fund(testBed, ada, grace, '800');
    phone = await testBed.visit({ width: 390, touch: true, as: ada });
  });
  afterAll(() => testBed?.close());

  const says = (text: string | RegExp) => phone.page.getByText(text).first().waitFor();

  test('an address of another network or of ours is refused, and Max can be requested and cancelled', async () => {
    const { page } = phone;
    await page.goto('/user/withdraw');
    await page.getByRole('button', { name: 'Max: enter $800.00' }).click();
    expect(await page.getByLabel('Amount').inputValue()).toBe('800.00');
    await page.getByRole('radio', { name: 'Bitcoin' }).check();
    const address = page.getByLabel('Destination address');
    for (const [refused, reason] of [
      [addresses.ETH, 'This is an Ethereum address. Enter a Bitcoin address.'],
      [walletAddresses.BTC, /^This is one of our deposit addresses\./],
    ] as const) {
      await address.fill(refused);
      await address.blur();
      await says(reason);
      await page.getByRole('button', { name: 'Review withdrawal' }).click();
      await says(reason);
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
    await address.fill(addresses.BTC);
    await page.getByRole('button', { name: 'Review withdrawal' }).click();
    const confirmation = page.getByRole('dialog');
    await confirmation.getByLabel('Enter your password').fill(investorPassword);
    await confirmation.getByRole('button', { name: /^Withdraw \$/ }).click();
    await says('Withdrawal requested.');
    await page.waitForURL('**/user/overview');
    await page.goto('/user/withdraw');
    await says('All your money is on hold for withdrawals in review.');
    await page.getByRole('button', { name: /^Cancel request/ }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
    await question.getByRole('button', { name: 'Cancel request' }).click();
    await says('Available $800.00');
  });

  test('a phone keeps the button above its tabs, until the reader comes to the list below the form', async () => {
    const { page } = phone;
    const placeOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    await page.goto('/user/withdraw');
    await page.setViewportSize({ width: 390, height: 600 });
    await says('Available $800.00');
    await page.evaluate(() => window.scrollTo(0, 0));
    const [bar, tabs] = [await placeOf('[data-action-bar]'), await placeOf('[data-bottom-tabs]')];
    expect(tabs.bottom).toBe(600);
    expect(Math.abs(tabs.top - bar.bottom)).toBeLessThan(2);
    await page.getByRole('heading', { name: 'Your withdrawals' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect((await placeOf('[data-action-bar]')).bottom).toBeLessThan(0);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  test('a deposit credited with another amount shows both amounts and the reason at once', async () => {
    const { page } = phone;
    const id = await deposit(testBed, ada);
    await page.goto(`/user/deposit/${id}`);
    await says('Deposit pending, awaiting confirmation.');
    await confirm(id, { amount: '480.00', note: 'Four percent less arrived.' });
    await says('You quoted $500.00; $480.00 arrived.');
    await says('Reason: Four percent less arrived.');
    await page.goto('/user/overview');
    await says('$1,280.00');
  });

  test('an offline page keeps its frame and figures with their time, and reads them again once online', async () => {
    const { page, complaints } = phone;
    const id = await deposit(testBed, ada, '50');
    await page.goto('/user/overview');
    await says('$1,280.00');
    await page.context().setOffline(true);
    await says(/figures of \d\d:\d\d/i);
    await confirm(id, {});
    const tabs = page.getByRole('navigation');
    await tabs.getByRole('link', { name: 'Transactions' }).click();
    await page.waitForURL('**/user/transaction');
    await page
      .getByText(/No connection/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await tabs.getByRole('link', { name: 'Overview' }).click();
    await says('$1,280.00');
    await page.context().setOffline(false);
    await says('$1,330.00');
    expect(await page.getByText(/^No connection/).count()).toBe(0);
    const lost = complaints.splice(0);
    expect(lost.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  async function confirm(depositId: string, body: { amount?: string; note?: string }) {
    const { status } = await callApi(testBed, calls.deposits.confirm, {
      token: grace.token,
      params: { depositId },
      body,
    });
    expect(status).toBe(200);
  }
});
