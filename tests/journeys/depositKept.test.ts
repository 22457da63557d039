import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { addWallet, investor, signIn } from '#tests/support/people.ts';
import { axeFindings } from './axe.ts';
import type { Visitor } from './visitor.ts';

let testBed: TestBed;
let phone: Visitor;
let desk: Visitor;

beforeAll(async () => {
  testBed = await openTestBed(serverTestBed);
  const { userName, password } = testBed.staff;
  await addWallet(testBed, await signIn(testBed, userName, password));
  const ada = await investor(testBed);
  phone = await testBed.visit({ width: 390, touch: true, as: ada });
  desk = await testBed.visit({ as: ada });
  await desk.page.clock.install();
});
afterAll(() => testBed?.close());

test('a deposit outlives a reload, goes on at another device and takes a payment after its quote', async () => {
  const { page } = phone;
  await page.goto('/user/deposit');
  await page.getByRole('button', { name: '$500', exact: true }).click();
  await page.getByRole('radio', { name: 'Bitcoin' }).check();
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await page.getByText(/You are about to pay/).waitFor();
  await page.reload();
  await page.getByText(/You are about to pay/).waitFor();

  await desk.page.goto('/user/deposit');
  await desk.page.getByRole('link', { name: /^Continue deposit #/ }).click();
  await desk.page.getByText(/You are about to pay/).waitFor();
  await desk.page.clock.fastForward('15:00');
  await desk.page.getByText('Do not send to this quote.').waitFor();
  expect(await axeFindings(desk.page)).toEqual([]);
  await desk.page.getByRole('button', { name: 'I have sent the coin' }).click();
  await desk.page.getByText('Attach your proof of payment below.').waitFor();

  await page.reload();
  await page.getByText(/You told us at/).waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('no proof attached').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect([...phone.complaints, ...desk.complaints]).toEqual([]);
});
