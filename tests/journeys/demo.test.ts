import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDemo } from '#tests/support/browser/demoBrowser.ts';
import { stopWorker } from '#tests/support/browser/demoTestBed.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { axeFindings } from './axe.ts';
import { listen } from './visitor.ts';

const demo = withDemo();

const doors = (page: Page) => page.getByRole('heading', { name: 'Go in as' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Demo in this browser' });

describe('the demo in a browser without a server', () => {
  let context: BrowserContext;
  let complaints: string[];
  let investor: Page;
  let staff: Page;

  beforeAll(async () => {
    context = await demo.open({ reducedMotion: 'reduce' });
    context.setDefaultTimeout(patience(20_000));
    complaints = await listen(context);
    investor = await context.newPage();
  });
  afterAll(() => context?.close());

  /** Opens a door of the first page in a new tab. */
  const openInNewTab = async (name: string) => {
    const first = await context.newPage();
    await first.goto('/demo/');
    const link = first.getByRole('link', { name: new RegExp(`^in a new tab ?: ${name}`) });
    const [page] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await first.close();
    return page;
  };

  test('introduces itself, shows its progress and then offers three doors', async () => {
    await investor.goto('/themes/forex');
    await investor.waitForURL('**/demo/**');
    await investor.getByRole('heading', { level: 1 }).waitFor();
    await investor.getByText(/^(Starting PostgreSQL|Making (the tables|sample))/).waitFor();
    expect(await axeFindings(investor)).toEqual([]);
    await doors(investor).waitFor();
    expect(await investor.getByRole('link', { name: /^Open / }).count()).toBe(3);
    expect(await axeFindings(investor)).toEqual([]);
  });

  test('opens the product through each door, with the demo bar', async () => {
    await investor.getByRole('link', { name: 'Open the site' }).click();
    await investor.waitForURL((url) => url.pathname === '/');
    await bar(investor).getByText('Demo in this browser - no real money').waitFor();
    expect(await axeFindings(investor)).toEqual([]);
    await bar(investor).getByRole('button', { name: 'Investor' }).click();
    await investor.waitForURL('**/user/overview');
    await investor
      .getByText(/^Hello, /)
      .first()
      .waitFor();
    expect(await axeFindings(investor)).toEqual([]);
    staff = await openInNewTab('the back-office');
    await staff.waitForURL('**/admin/testing');
    await staff.getByText('Sample Investor').first().waitFor();
    expect(await axeFindings(staff)).toEqual([]);
  });

  test('shows staff a deposit within two seconds of its submission in another tab', async () => {
    await staff.goto('/admin/adminTrans');
    await staff.getByText('Sample Investor').first().waitFor();
    await deposit('31777');
    await staff.getByRole('button', { name: /new, show$/ }).click({ timeout: 2_000 });
    await staff.getByText('$31,777.00').waitFor();
  });

  test('keeps its data when a tab is closed and when the browser stops the worker', async () => {
    await investor.close();
    await staff.reload();
    await staff.getByText('$31,777.00').waitFor();
    await stopWorker(context, staff);
    await staff.reload();
    await staff.getByText('$31,777.00').waitFor();
    investor = await openInNewTab('the investor area');
    await investor.waitForURL('**/user/overview');
    await investor.goto('/user/transaction');
    const waiting = investor.getByRole('row').filter({ hasText: 'Pending' });
    await waiting.filter({ hasText: '+$31,777.00' }).waitFor();
  });

  test('offers the product’s PDF and shows its mails', async () => {
    await investor.getByRole('button', { name: 'Download PDF', exact: true }).waitFor();
    const [statement] = await Promise.all([
      investor.waitForEvent('download'),
      investor.getByRole('button', { name: 'Download PDF', exact: true }).click(),
    ]);
    expect(statement.suggestedFilename()).toMatch(/\.pdf$/);
    await investor.goto('/forgot-password');
    await investor.getByLabel('Email').fill('sample-00001@example.invalid');
    await investor.getByRole('button', { name: 'Send link' }).click();
    await staff.goto('/admin/mail');
    await staff.getByText('sample-00001@example.invalid').first().waitFor();
    await investor.goto('/user/transaction');
  });

  test('exports every row of a list', async () => {
    await staff.goto('/admin/adminTrans?filter={}&sort=depositDate&order=DESC');
    await staff.getByText('$31,777.00').first().waitFor();
    await staff.getByRole('button', { name: 'Export' }).click();
    const [exported] = await Promise.all([
      staff.waitForEvent('download'),
      staff.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(exported.suggestedFilename()).toMatch(/\.csv$/);
    const lines = (await readFile(await exported.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines.filter((line) => line.includes('31777.00')).length).toBeGreaterThan(0);
    const { total } = await staff.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('root') ?? '{}');
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch('/backend/getalldeposit', { headers });
      return { total: ((await answer.json()) as { data: unknown[] }).data.length };
    });
    expect(lines.length - 1).toBe(total);
  });

  test('ends sessions when its clock advances by a day', async () => {
    const before = await bar(investor)
      .getByText(/^Clock: /)
      .textContent();
    await bar(investor).getByRole('button', { name: 'Advance a day' }).click();
    await investor.waitForURL('**/login');
    expect(
      await bar(investor)
        .getByText(/^Clock: /)
        .textContent(),
    ).not.toBe(before);
    await staff.reload();
    await staff.waitForURL('**/login');
  });

  test('restores the sample data on a reset', async () => {
    await bar(staff).getByRole('button', { name: 'Reset' }).click();
    await staff.getByRole('button', { name: 'Reset to the sample data' }).click();
    await doors(staff).waitFor({ state: 'hidden' });
    await doors(staff).waitFor();
    await staff.getByRole('link', { name: 'Open the back-office' }).click();
    await staff.waitForURL('**/admin/testing');
    await staff.goto('/admin/adminTrans');
    await staff.getByText('Sample Investor').first().waitFor();
    expect(await staff.getByText('$31,777.00').count()).toBe(0);
  });

  test('reloads the page of one record, which has no file on the host', async () => {
    await staff.getByRole('row').nth(1).getByRole('link').first().click();
    await staff.waitForURL(/\/show$/);
    await staff.reload();
    await staff.getByRole('region', { name: 'Amounts' }).waitFor();
  });

  test('raises no console errors', () => {
    expect(complaints).toEqual([]);
  });

  async function deposit(amount: string): Promise<void> {
    await investor.goto('/user/deposit');
    await investor.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await investor.getByRole('radio', { name: 'Bitcoin' }).check();
    await investor.getByText('BTC Wallet Address fetched successfully!').waitFor();
    await investor.getByRole('button', { name: 'CONTINUE' }).click();
    await investor.getByRole('button', { name: 'I have sent the coin' }).click();
    await investor.getByLabel(/Transaction id/i).fill('ab'.repeat(32));
    await investor.getByRole('button', { name: 'Submit' }).click();
    await investor.getByText('Deposit pending, awaiting confirmation.').first().waitFor();
  }
});
