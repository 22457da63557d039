import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addWallet,
  investor,
  type Person,
  randomTxid,
  signIn as signInByCall,
} from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { openPlace, placeNames, type TestBed } from '#tests/support/testBed.ts';
import type { Visitor } from './visitor.ts';

const amounts = ['101', '102', '103', '104', '105'];

describe.each(placeNames)('a queue of five deposits, worked by keyboard alone (%s)', (name) => {
  let place: TestBed;
  let staff: Visitor;
  let byCall: Person;
  let ada: Person;

  beforeAll(async () => {
    place = await openPlace(name);
    byCall = await signInByCall(place, place.staff.userName, place.staff.password);
    await addWallet(place, byCall);
    ada = await investor(place);
    for (const amount of amounts) await depositWithProof(amount);
    staff = await place.visit();
  });
  afterAll(() => place?.close());

  async function depositWithProof(amount: string): Promise<void> {
    const image = await png('proof.png', Number(amount));
    const body = { amount, coin: 'BTC', txid: randomTxid(), image };
    const { status } = await callApi(place, calls.deposits.create, { token: ada.token, body });
    expect(status).toBe(200);
  }

  const press = (key: string) => staff.page.keyboard.press(key);
  const type = (text: string) => staff.page.keyboard.type(text);
  const shows = (amount: string) =>
    staff.page.getByRole('region', { name: 'Amounts' }).getByText(`${amount}.00 $`).waitFor();

  test('signing in and opening the oldest deposit takes no mouse', async () => {
    const { page } = staff;
    await page.goto('/login');
    await page.getByLabel('Username').focus();
    await type(place.staff.userName);
    await press('Tab');
    await type(place.staff.password);
    await press('Enter');
    await page.waitForURL('**/admin/testing');
    await page.goto('/admin/adminTrans');
    await page.getByRole('link', { name: 'Transactions 5' }).waitFor();
    await page.getByText('$105.00').waitFor();
    await press('n');
    await shows('101');
  });

  test('the keys are listed by ?, and do nothing while one types', async () => {
    const { page } = staff;
    await press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByText('Open the proof').waitFor();
    await press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await press('d');
    const decline = page.getByRole('dialog');
    await decline.getByLabel('Reason').waitFor();
    await type('no, confirmed');
    expect(await decline.getByLabel('Reason').inputValue()).toBe('no, confirmed');
    await press('Escape');
    await decline.waitFor({ state: 'hidden' });
  });

  test('next and previous lead through what waits, oldest first', async () => {
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

  test('the proof opens, turns and closes', async () => {
    const { page } = staff;
    await press('o');
    const dialog = page.getByRole('dialog');
    const picture = dialog.getByRole('img', { name: 'Receipt' });
    await picture.waitFor();
    const before = await picture.boundingBox();
    await press('r');
    await press('+');
    await expect
      .poll(async () => {
        const now = await picture.boundingBox();
        return now && before && now.height > before.width && now.width > before.height;
      })
      .toBe(true);
    await press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('three are confirmed and one declined, and each time the next one opens', async () => {
    const { page } = staff;
    for (const amount of ['101', '102', '103']) {
      await shows(amount);
      await press('c');
      await page.getByRole('dialog').getByText('Proof attached').waitFor();
      await press('Enter');
      await page.getByText(`Deposit confirmed: $${amount}.00 credited.`).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await shows('104');
    await press('d');
    await page.getByRole('dialog').getByLabel('Reason').waitFor();
    await type('The payment never arrived.');
    await press('Control+Enter');
    await page.getByText('Deposit declined.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await shows('105');
  });

  test('the last one takes another amount with a note, and then nothing waits', async () => {
    const { page } = staff;
    await press('c');
    await page.getByRole('dialog').getByText('Proof attached').waitFor();
    await type('100.50');
    // Past the transaction id and its output: the claimed ones were checked.
    for (let fields = 0; fields < 3; fields++) await press('Tab');
    await type('The network took a fee.');
    await press('Control+Enter');
    await page.getByText('Deposit confirmed: $100.50 credited.').waitFor();
    await page.getByText('Nothing else waits.').waitFor();
    await page.getByRole('region', { name: 'Decision' }).getByText('$100.50').waitFor();
    await page.getByRole('link', { name: 'Transactions', exact: true }).waitFor();
  });

  test('the balance is what was confirmed, and the console stayed silent', async () => {
    const { reply } = await callApi(place, calls.profile.read, {
      token: ada.token,
      params: { userId: ada.user._id },
    });
    expect(reply.data.acctBalance).toBe(101 + 102 + 103 + 100.5);
    expect(staff.complaints).toEqual([]);
  });
});
