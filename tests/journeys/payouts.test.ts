import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPath } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { callApi } from '#tests/support/caller.ts';
import { chainRead } from '#tests/support/nodes/chainPayment.ts';
import { payToKey } from '#tests/support/nodes/keyCoin.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { signPsbt } from '#tests/support/nodes/signedByDevice.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  type Person,
  signIn,
} from '#tests/support/people.ts';
import { errorsOf, type Look, show } from './axe.ts';
import type { Visitor } from './visitor.ts';

const looks: readonly Look[] = [
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
  { width: 1280, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
];

const otherAddress = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const seed = new Uint8Array(32).fill(7);
// No node answers here; the stored reading is not ten minutes old yet.
const awayNode = { BTC_NODE_URL: 'http://127.0.0.1:9' };

let testBed: TestBed;
let staff: Visitor;
let as: Person;

beforeAll(async () => {
  testBed = await openTestBed(serverTestBed);
  as = await signIn(testBed, testBed.staff.userName, testBed.staff.password);
  await addWallet(testBed, as);
  await approvedWithdrawal('ada', addresses.BTC);
  await approvedWithdrawal('eve', otherAddress);
  const body = newAccountKey({ seed });
  const added = await callApi(testBed, calls.accountKeys.add, { token: as.token, body });
  expect(added.status).toBe(200);
  const key = { walletId: added.reply.data._id, key: body.key };
  await testBed.restart(async (db) => {
    const stored = { db, clock: { now: () => new Date() } };
    await payToKey(stored, key);
    await chainRead(stored, 1_000);
  }, awayNode);
  staff = await testBed.visit({ as });
});
afterAll(() => testBed?.close());

async function approvedWithdrawal(name: string, address: string): Promise<void> {
  const person = await investor(testBed, name);
  await fund(testBed, person, as);
  const { token } = person;
  const body = { amount: '100', withdrawMode: 'Bitcoin', address };
  const asked = await callApi(testBed, calls.withdrawals.create, { token, body });
  expect(asked.status).toBe(200);
  const own = await callApi(testBed, calls.withdrawals.own, { token });
  const approval = {
    token: as.token,
    params: { id: own.reply.data[0]?._id ?? '' },
    body: { note: 'One household.' },
  };
  expect((await callApi(testBed, calls.withdrawals.approve, approval)).status).toBe(200);
}

async function expectNoFaults(page: Page): Promise<void> {
  for (const look of looks) {
    await show(page, look);
    expect(await errorsOf(page, look)).toEqual([]);
  }
}

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

test('staff make a payout of two withdrawals and download its file', async () => {
  const { page } = staff;
  await page.goto(listPath('payouts'));
  await page.getByText('No payout yet.').waitFor();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Make a payout' }).click();
  const choices = page.getByRole('dialog').getByRole('checkbox');
  await choices.nth(1).waitFor();
  await expectNoFaults(page);
  await choices.nth(0).check();
  await choices.nth(1).check();
  await page.getByLabel(/^Fee rate/).fill('2');
  await inDialog(page, 'Make payout').click();
  await page.getByRole('table', { name: 'Recipients' }).waitFor();
  await expectNoFaults(page);
});

test('the file that a device signed is added, and the payout waits for the node', async () => {
  const { page } = staff;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the file' }).click(),
  ]);
  const file = new Uint8Array(await readFile(await download.path()));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add the signed file' }).press('Enter'),
  ]);
  const signed = { name: 'signed.psbt', mimeType: '', buffer: Buffer.from(signPsbt(file, [seed])) };
  await chooser.setFiles(signed);
  await page.getByText('The node checks the signed transaction.').waitFor();
  await expectNoFaults(page);
});

test('a cancelled payout shows its reason and is in the list', async () => {
  const { page } = staff;
  await page.getByRole('button', { name: 'Cancel payout' }).click();
  await page.getByLabel('Reason').fill('The device showed another fee.');
  await expectNoFaults(page);
  await inDialog(page, 'Cancel payout').click();
  await page.getByText('The device showed another fee.').waitFor();
  await page.getByRole('link', { name: 'All payouts' }).click();
  const row = page.getByRole('table', { name: 'All payouts' }).getByRole('row').nth(1);
  await expect.poll(() => row.textContent()).toContain('Cancelled');
  await expectNoFaults(page);
});
