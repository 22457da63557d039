import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDemo } from '#tests/support/browser/demoBrowser.ts';
import { stopWorker } from '#tests/support/browser/demoTestBed.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { axeFindings } from './axe.ts';
import { listen } from './visitor.ts';

const demo = withDemo();

const ready = (page: Page) => page.getByText('Ready. Choose a door.');
const guide = (page: Page) => page.getByRole('region', { name: 'A deposit from both sides' });
const person = (page: Page) => page.getByText(/^\w+ Sample$/).first();
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

  const openInNewTab = async (door: string) => {
    const page = await context.newPage();
    await page.goto(`/demo/#open=${door}`);
    return page;
  };

  test('introduces itself with three doors and shows its progress', async () => {
    await investor.goto('/themes/forex');
    await investor.waitForURL('**/demo/**');
    await investor.getByRole('heading', { name: 'Try Plainvest in 2 minutes' }).waitFor();
    expect(await investor.getByRole('link', { name: /^Open / }).count()).toBe(3);
    await investor.getByRole('progressbar', { name: 'Making the demo' }).waitFor();
    await ready(investor).waitFor();
    expect(await axeFindings(investor)).toEqual([]);
  });

  test('opens the product through each door, with the demo bar', async () => {
    await investor.getByRole('link', { name: 'Open the site' }).click();
    await investor.waitForURL((url) => url.pathname === '/');
    await bar(investor).getByText('Demo in this browser – no real money').waitFor();
    expect(await axeFindings(investor)).toEqual([]);
    await bar(investor).getByRole('button', { name: 'Investor' }).click();
    await investor.waitForURL('**/user/overview');
    await investor
      .getByText(/^Hello, Ada/)
      .first()
      .waitFor();
    await investor.getByRole('main').waitFor();
    expect(await axeFindings(investor)).toEqual([]);
    staff = await openInNewTab('staff');
    await staff.waitForURL('**/admin/adminTrans');
    await person(staff).waitFor();
    expect(await axeFindings(staff)).toEqual([]);
  });

  test('shows staff a deposit within two seconds of its submission in another tab', async () => {
    await deposit('31777');
    await staff.getByRole('button', { name: /new, show$/ }).click({ timeout: patience(2_000) });
    await staff.getByText('$31,777.00').waitFor();
  });

  test('guides through a deposit from both sides', async () => {
    const opening = { name: 'Open the deposit to confirm it' };
    await guide(investor).getByRole('button', opening).waitFor();
    const toggle = bar(staff).getByRole('button', { name: 'Guide: 2 of 4' });
    await toggle.waitFor();
    // It is open here when the deposit came before this list was read again.
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await guide(staff).getByRole('button', opening).click();
    await staff.waitForURL('**/show');
    await staff.getByRole('button', { name: 'Confirm', exact: true }).click();
    await staff.getByRole('button', { name: 'Confirm $31,777.00' }).click();
    await bar(investor).getByRole('button', { name: 'Guide: 4 of 4' }).waitFor();
    await guide(investor).getByRole('button', { name: 'Try a withdrawal' }).waitFor();
    expect(await axeFindings(investor)).toEqual([]);
    await staff.goto('/admin/adminTrans?filter={}&sort=depositDate&order=DESC');
  });

  test('keeps its data when a tab is closed and when the browser stops the worker', async () => {
    await investor.close();
    await staff.reload();
    await staff.getByText('$31,777.00').waitFor();
    await stopWorker(context, staff);
    await staff.reload();
    await staff.getByText('$31,777.00').waitFor();
    investor = await openInNewTab('investor');
    await investor.waitForURL('**/user/overview');
    await investor.goto('/user/transaction');
    await investor.getByRole('row').filter({ hasText: '+$31,777.00' }).waitFor();
  });

  test('offers the product’s PDF and shows its mails', async () => {
    await investor.goto('/user/statements');
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

  test('keeps people signed in when its clock advances by a day, and shows what changed', async () => {
    const before = await bar(investor)
      .getByText(/^Clock: /)
      .textContent();
    await bar(investor).getByRole('button', { name: 'Advance a day' }).click();
    await bar(investor)
      .getByText(/^It is now .* Staff have \d+ deposits to review, \d+ of them overdue/)
      .waitFor();
    expect(investor.url()).toMatch(/\/user\/transaction$/);
    await investor.getByRole('row').filter({ hasText: '+$31,777.00' }).waitFor();
    expect(
      await bar(investor)
        .getByText(/^Clock: /)
        .textContent(),
    ).not.toBe(before);
    await staff.goto('/admin/adminTrans');
    await person(staff).waitFor();
  });

  test('asks before a reset, and restores the sample data', async () => {
    await bar(staff).getByRole('button', { name: 'Reset' }).click();
    const reset = staff.getByRole('button', { name: 'Reset to the sample data' });
    await reset.click();
    const question = staff.getByRole('dialog', { name: 'Reset to the sample data?' });
    expect(await axeFindings(staff)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await ready(staff).waitFor();
    await reset.click();
    await question.getByRole('button', { name: 'Reset' }).click();
    await ready(staff).waitFor({ state: 'hidden' });
    await ready(staff).waitFor();
    await staff.getByRole('link', { name: 'Open the back office' }).click();
    await staff.waitForURL('**/admin/adminTrans');
    await staff.goto('/admin/adminTrans?filter={}&sort=depositDate&order=DESC');
    await person(staff).waitFor();
    expect(await staff.getByText('$31,777.00').count()).toBe(0);
  });

  test('reloads the page of one record, which has no file on the host', async () => {
    await staff.getByRole('row').nth(1).getByRole('link').first().click();
    await staff.waitForURL(/\/show$/);
    await staff.reload();
    await staff.getByRole('region', { name: 'Facts to compare' }).waitFor();
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
    await guide(investor).getByRole('button', { name: 'Use a sample proof' }).click();
    await investor.getByText('sample-proof.png').waitFor();
    await investor.getByRole('button', { name: 'Submit' }).click();
    await investor.getByText('Deposit pending, awaiting confirmation.').first().waitFor();
  }
});
