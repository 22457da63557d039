import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPath, showPath } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addWallet,
  deposit,
  investor,
  investorPassword,
  type Person,
  signIn,
} from '#tests/support/people.ts';
import type { Visitor } from './visitor.ts';

let testBed: TestBed;
let ada: Person;
let grace: Visitor;
let theo: Visitor;
let ids: string[];

beforeAll(async () => {
  testBed = await openTestBed(serverTestBed);
  const chief = await signIn(testBed, testBed.staff.userName, testBed.staff.password);
  await addWallet(testBed, chief);
  const colleague = await colleagueOf(chief);
  ada = await investor(testBed);
  ids = [await deposit(testBed, ada, '101'), await deposit(testBed, ada, '102')];
  grace = await testBed.visit({ as: chief });
  theo = await testBed.visit({ as: colleague });
});
afterAll(() => testBed?.close());

/** Makes an investor a second member of staff. */
async function colleagueOf({ token }: Person): Promise<Person> {
  const { user } = await investor(testBed, 'theo');
  const { status } = await callApi(testBed, calls.staff.setRole, {
    token,
    params: { id: user._id },
    body: { role: 'admin' },
  });
  expect(status).toBe(200);
  return signIn(testBed, user.userName, investorPassword);
}

const rowOf = ({ page }: Visitor, id = '') => page.locator(`tr[data-row="${id}"]`);

test('a colleague sees at once who reviews a deposit, and takes it over', async () => {
  const [first = ''] = ids;
  await grace.page.goto(listPath('deposits'));
  await rowOf(grace, first).getByText('Review').waitFor();
  await theo.page.goto(showPath('deposits', first));
  await theo.page.getByText('With you', { exact: true }).waitFor();
  await rowOf(grace, first).getByText('theo is on it').waitFor();
  await rowOf(grace, first)
    .getByRole('link', { name: `Review: ${reference(first)}` })
    .click();
  await grace.page.getByText('theo of the tests', { exact: true }).waitFor();
  await grace.page.keyboard.press('t');
  await grace.page.getByText('With you', { exact: true }).waitFor();
  await theo.page.getByRole('button', { name: 'Take back' }).waitFor();
});

test('a decision ends the open form of a colleague, names who decided, and keeps what was typed', async () => {
  const [first = ''] = ids;
  const { page } = theo;
  await page.keyboard.press('t');
  await page.getByText('With you', { exact: true }).waitFor();
  await page.keyboard.press('d');
  await page.getByLabel('Reason: the investor reads this').fill('Not on the chain.');
  await grace.page.getByRole('button', { name: 'Take back' }).waitFor();
  await grace.page.keyboard.press('t');
  await grace.page.getByText('With you', { exact: true }).waitFor();
  await grace.page.keyboard.press('c');
  await grace.page.getByRole('button', { name: 'Confirm $101.00' }).waitFor();
  await grace.page.keyboard.press('Control+Enter');
  await grace.page.getByText(/: \$101\.00 confirmed\./).waitFor();
  await page
    .getByRole('form')
    .getByText(/^.+ confirmed this/)
    .waitFor();
  await page.getByRole('button', { name: 'Next waiting' }).waitFor();
  expect(await page.getByLabel('Reason: the investor reads this').inputValue()).toBe(
    'Not on the chain.',
  );
  await page.keyboard.press('Control+Enter');
  const { reply } = await callApi(testBed, calls.deposits.detail, {
    token: ada.token,
    params: { id: first },
  });
  expect(reply.data.status).toBe('confirmed');
});

test('new deposits wait behind a button, while no row moves', async () => {
  const [, second = ''] = ids;
  const { page } = theo;
  await page.goto(listPath('deposits'));
  const row = rowOf(theo, second);
  await row.waitFor();
  const before = await row.boundingBox();
  await deposit(testBed, ada, '103');
  await deposit(testBed, ada, '104');
  await page.getByRole('button', { name: '2 new, show' }).waitFor();
  await page.getByRole('link', { name: 'Transactions 3' }).waitFor();
  expect(await page.locator('tr[data-row]').count()).toBe(1);
  expect(await row.boundingBox()).toEqual(before);
  await page.keyboard.press('r');
  await page.getByText('$104.00').waitFor();
  expect(await row.boundingBox()).toEqual(before);
});

test('neither browser complains', () => {
  expect([...grace.complaints, ...theo.complaints]).toEqual([]);
});
