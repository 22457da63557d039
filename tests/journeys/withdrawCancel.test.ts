import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  investorPassword,
  signIn as signInByCall,
} from '#tests/support/people.ts';
import { axeFindings } from './axe.ts';
import { tabAndPress, tabAndType } from './keyboard.ts';
import type { Visitor } from './visitor.ts';

describe('a cancelled withdrawal, only by keyboard', () => {
  let testBed: TestBed;
  let ada: Visitor;

  beforeAll(async () => {
    testBed = await openTestBed(serverTestBed);
    const byCall = await signInByCall(testBed, testBed.staff.userName, testBed.staff.password);
    await addWallet(testBed, byCall);
    await fund(testBed, await investor(testBed), byCall, '800');
    ada = await testBed.visit({ dark: true });
  });
  afterAll(() => testBed?.close());

  const link = (name: string) =>
    ada.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const button = (name: string | RegExp) => ada.page.getByRole('button', { name });
  const says = (text: string | RegExp) => ada.page.getByText(text).first().waitFor();

  test('signs in and opens Withdraw', async () => {
    const { page } = ada;
    await page.goto('/login');
    await tabAndType(page, page.getByLabel('Username'), 'ada');
    await tabAndType(page, page.getByLabel('Password', { exact: true }), investorPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/user/overview');
    await says('$800.00');
    await tabAndPress(page, link('Withdraw'), 'Enter');
    await says('Available $800.00');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('shows the whole request before it is sent', async () => {
    const { page } = ada;
    await tabAndType(page, page.getByLabel('Amount'), '300.50');
    await tabAndPress(page, page.getByRole('radio', { name: 'Bitcoin' }), 'Space');
    await tabAndType(page, page.getByLabel('Destination address'), addresses.BTC);
    await tabAndPress(page, page.getByRole('button', { name: 'Review withdrawal' }), 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Confirm your withdrawal' });
    await dialog.getByText('$300.50', { exact: true }).waitFor();
    await dialog.getByText(addresses.BTC).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await tabAndType(page, dialog.getByLabel('Enter your password'), investorPassword);
    await tabAndPress(page, dialog.getByRole('button', { name: 'Withdraw $300.50' }), 'Enter');
    await says('Withdrawal requested.');
    await says('Available $499.50');
  });

  test('shows the held amount on the overview', async () => {
    const { page } = ada;
    await page.waitForURL('**/user/overview');
    await says('$499.50');
    await says('1 withdrawal, not paid yet');
    await says('$300.50');
  });

  test('restores the balance when cancelled', async () => {
    const { page } = ada;
    await tabAndPress(page, link('Withdraw'), 'Enter');
    await says('requested');
    await tabAndPress(page, button(/^Cancel request/), 'Enter');
    const question = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
    await tabAndPress(page, question.getByRole('button', { name: 'Cancel request' }), 'Enter');
    await says('Withdrawal cancelled. The amount is available again.');
    await says('cancelled');
    await says('Available $800.00');
    await button(/^Cancel request/).waitFor({ state: 'detached' });
    expect(await axeFindings(page)).toEqual([]);
    await tabAndPress(page, link('Overview'), 'Enter');
    await says('$800.00');
    expect(await page.getByText('1 withdrawal, not paid yet').count()).toBe(0);
  });

  test('raises no console errors', () => {
    expect(ada.complaints).toEqual([]);
  });
});
