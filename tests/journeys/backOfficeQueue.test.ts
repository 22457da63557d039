import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, investor, type Person, randomTxid, signIn } from '#tests/support/people.ts';
import { pdf, png } from '#tests/support/pictures.ts';
import type { Visitor } from './visitor.ts';

const amounts = ['101', '102', '103', '104', '105'];

describe('a queue of five deposits, reviewed only by keyboard', () => {
  let testBed: TestBed;
  let staff: Visitor;
  let byCall: Person;
  let ada: Person;

  beforeAll(async () => {
    testBed = await openTestBed(serverTestBed);
    byCall = await signIn(testBed, testBed.staff.userName, testBed.staff.password);
    await addWallet(testBed, byCall);
    ada = await investor(testBed);
    for (const amount of amounts) await depositWithProof(amount);
    staff = await testBed.visit();
  });
  afterAll(() => testBed?.close());

  async function depositWithProof(amount: string): Promise<void> {
    const txid = randomTxid();
    const isPdf = amount === '102';
    const image = isPdf ? pdf('proof.pdf', 2, txid) : await png('proof.png', Number(amount));
    const body = { amount, coin: 'BTC', txid, image };
    const { status } = await callApi(testBed, calls.deposits.create, { token: ada.token, body });
    expect(status).toBe(200);
  }

  const press = (key: string) => staff.page.keyboard.press(key);
  const type = (text: string) => staff.page.keyboard.type(text);
  const enabled = (name: string) =>
    staff.page.getByRole('button', { name, exact: true, disabled: false }).waitFor();
  const shows = (amount: string) =>
    staff.page.locator('[data-frame] header').getByText(`$${amount}.00`).first().waitFor();

  test('signs in and opens the oldest deposit', async () => {
    const { page } = staff;
    await page.goto('/login');
    await page.getByLabel('Username').focus();
    await type(testBed.staff.userName);
    await press('Tab');
    await type(testBed.staff.password);
    await press('Enter');
    await page.waitForURL('**/admin/testing');
    await page.goto('/admin/adminTrans');
    await page.getByRole('link', { name: 'Transactions 5' }).waitFor();
    await page.getByText('$105.00').waitFor();
    await press('n');
    await shows('101');
  });

  test('lists the shortcuts on ?, and ignores them in a text field', async () => {
    const { page } = staff;
    await press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByText(/proof/).first().waitFor();
    await press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    // Off until the evidence is on the screen.
    await enabled('Decline');
    await press('d');
    const reason = page.getByLabel('Reason: the investor reads this');
    await reason.focus();
    await type('no, confirmed');
    expect(await reason.inputValue()).toBe('no, confirmed');
    await press('Escape');
    await reason.waitFor({ state: 'hidden' });
  });

  test('next and previous follow the queue, oldest first', async () => {
    for (const [key, amount] of [
      ['n', '102'],
      ['j', '103'],
      ['p', '102'],
      ['k', '101'],
    ] as const) {
      await press(key);
      await shows(amount);
    }
  });

  test('marks on a PDF what it finds there, and nothing on a picture', async () => {
    const { page } = staff;
    const named = (name: string) => page.getByRole('rowheader', { name });
    await press('n');
    await shows('102');
    await named('Transaction id on the proof').waitFor();
    await named('Address not on the proof').waitFor();
    await page.getByText('Address is not on the proof').waitFor();
    expect(await page.locator('[data-mark]').count()).toBe(1);
    await press('p');
    await shows('101');
    await named('Address').waitFor();
    expect(await page.getByText('on the proof').count()).toBe(0);
    expect(await page.locator('[data-mark]').count()).toBe(0);
  });

  test('opens, rotates and closes the receipt', async () => {
    const { page } = staff;
    await press('o');
    await page.getByRole('button', { name: 'Leave full window' }).waitFor();
    const picture = page.getByRole('img', { name: 'Proof' });
    await picture.waitFor();
    const before = await picture.boundingBox();
    await press('r');
    await press('+');
    await expect
      .poll(async () => {
        const now = await picture.boundingBox();
        return now && before && now.height > now.width && now.height > before.height;
      })
      .toBe(true);
    const { x, y } = (await picture.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
    const zoom = page.locator('output', { hasText: '%' });
    const percent = async () => Number.parseInt((await zoom.textContent()) ?? '', 10);
    const zoomed = await percent();
    await picture.hover({ force: true });
    await page.mouse.wheel(0, -400);
    await expect.poll(percent).toBeGreaterThan(zoomed);
    await page.mouse.down();
    await page.mouse.move(10, 10);
    await page.mouse.up();
    await expect
      .poll(async () => {
        const now = await picture.boundingBox();
        return now && now.x < x && now.y < y;
      })
      .toBe(true);
    await press('o');
    await page.getByRole('button', { name: 'Full window' }).waitFor();
  });

  test('turns the pages of a receipt by key and by its small pictures', async () => {
    const { page } = staff;
    await press('n');
    await page.getByRole('img', { name: 'Proof, page 1 of 2' }).waitFor();
    await press('PageDown');
    await page.getByRole('img', { name: 'Proof, page 2 of 2' }).waitFor();
    await page.getByText('2 of 2', { exact: true }).waitFor();
    const pages = page.getByRole('list', { name: 'Pages of the proof' });
    await pages.getByRole('button', { name: 'Proof, page 1 of 2' }).click();
    await page.getByText('1 of 2', { exact: true }).waitFor();
    await press('p');
    await shows('101');
  });

  test('opens the next deposit after each confirmation and decline', async () => {
    const { page } = staff;
    for (const amount of ['101', '102', '103']) {
      await shows(amount);
      await enabled('Confirm');
      await press('c');
      await enabled(`Confirm $${amount}.00`);
      await press('Enter');
      await page.getByText(`: $${amount}.00 confirmed.`).waitFor();
    }
    await shows('104');
    await enabled('Confirm');
    await press('d');
    await page.getByRole('group', { name: 'Ready reasons' }).getByRole('button').first().waitFor();
    await press('1');
    await press('Control+Enter');
    await page.getByText(/ declined\.$/).waitFor();
    await shows('105');
  });

  test('confirms the last one with another amount and a reason, and leaves the queue empty', async () => {
    const { page } = staff;
    await enabled('Confirm');
    await press('c');
    await page.getByLabel('Amount received').fill('103.50');
    await press('Tab');
    await press('Tab');
    await type('The network took a fee.');
    await press('Control+Enter');
    await page.getByText(/: \$103\.50 confirmed\.$/).waitFor();
    await page.getByText('Queue empty').waitFor();
    await page.getByRole('region', { name: 'Decision' }).getByText('$103.50').waitFor();
    await page.getByRole('link', { name: 'Transactions', exact: true }).waitFor();
  });

  test('adds up the confirmed amounts in the balance, without console errors', async () => {
    const { reply } = await callApi(testBed, calls.profile.read, {
      token: ada.token,
      params: { userId: ada.user._id },
    });
    expect(reply.data.acctBalance).toBe(101 + 102 + 103 + 103.5);
    expect(staff.complaints).toEqual([]);
  });
});
