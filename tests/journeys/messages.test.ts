import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { addWallet, deposit, investor, signIn } from '#tests/support/people.ts';
import { axeFindings } from './axe.ts';
import type { Visitor } from './visitor.ts';

let testBed: TestBed;
let grace: Visitor;
let ada: Visitor;
let id: string;

beforeAll(async () => {
  testBed = await openTestBed(serverTestBed);
  const { userName, password } = testBed.staff;
  const staff = await signIn(testBed, userName, password);
  await addWallet(testBed, staff);
  const person = await investor(testBed);
  id = await deposit(testBed, person);
  grace = await testBed.visit({ as: staff });
  ada = await testBed.visit({ width: 390, touch: true, as: person });
});
afterAll(() => testBed?.close());

test('staff ask, the investor sees it at once and answers, and staff see the answer flagged', async () => {
  await ada.page.goto('/user/overview');
  await ada.page.getByText('Latest transactions').waitFor();
  await grace.page.goto(`/admin/adminTrans/${id}/show`);
  await grace.page.getByRole('button', { name: 'Ask investor' }).waitFor();
  await grace.page.keyboard.press('q');
  await grace.page.keyboard.type('Which wallet did you send it from?');
  await grace.page.keyboard.press('Control+Enter');
  await grace.page.getByText('Waiting for the investor').waitFor();
  expect(await axeFindings(grace.page)).toEqual([]);

  // Without a reload.
  await ada.page.getByRole('link', { name: /^Read and answer: deposit/ }).click();
  await ada.page.getByText('Which wallet did you send it from?').waitFor();
  await ada.page.getByRole('button', { name: 'Answer', exact: true }).click();
  const field = ada.page.getByLabel('Your message');
  await ada.page.locator('textarea:focus').waitFor();
  await field.fill('From my own.');
  expect(await axeFindings(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Send' }).click();
  await ada.page.getByRole('log').getByText('From my own.').waitFor();

  await grace.page.getByRole('log').getByText('From my own.').waitFor();
  await grace.page.keyboard.press('Escape');
  await grace.page.getByText('Answered', { exact: true }).first().waitFor();
  expect([...ada.complaints, ...grace.complaints]).toEqual([]);
});
