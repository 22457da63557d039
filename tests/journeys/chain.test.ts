import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPath } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { callApi } from '#tests/support/caller.ts';
import { type Bitcoind, startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { giveKey } from '#tests/support/nodes/giveKey.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { investor, type Person, signIn } from '#tests/support/people.ts';
import { axeFindings } from './axe.ts';
import type { Visitor } from './visitor.ts';

const seed = new Uint8Array(32).fill(9);

describeWithNode('bitcoind', 'the way of a Bitcoin from its deposit to a payout', (command) => {
  let node: Bitcoind;
  let testBed: TestBed;
  let as: Person;
  let ada: Person;
  let phone: Visitor;
  let desk: Visitor;
  let depositId = '';

  beforeAll(async () => {
    node = await startBitcoind(command);
    testBed = await openTestBed(serverTestBed);
    await testBed.restart(undefined, {
      BTC_NODE_URL: node.url,
      BTC_NETWORK: 'regtest',
      BTC_POLL_S: '1',
    });
    as = await signIn(testBed, testBed.staff.userName, testBed.staff.password);
    await giveKey(node, seed);
    const body = newAccountKey({ btcNetwork: 'regtest', seed });
    const added = await callApi(testBed, calls.accountKeys.add, { token: as.token, body });
    expect(added.status).toBe(200);
    ada = await investor(testBed, 'ada');
    phone = await testBed.visit({ width: 390, touch: true, as: ada });
    desk = await testBed.visit({ as });
  });
  afterAll(async () => {
    await testBed?.close();
    await node?.stop();
  });

  test('an investor sees how many confirmations the payment has, while the page is open', async () => {
    const { page } = phone;
    await page.goto('/user/deposit');
    await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
    await page.getByRole('radio', { name: 'Bitcoin' }).check();
    await page.getByText('BTC Wallet Address fetched successfully!').waitFor();
    await page.getByRole('button', { name: 'CONTINUE' }).click();
    await page.getByText(/You are about to pay/).waitFor();
    const { reply } = await callApi(testBed, calls.quotes.own, { token: ada.token });
    const [quote] = reply.data;
    await node.pay({ [quote?.address ?? '']: quote?.coinAmount ?? '' });
    await page.getByRole('button', { name: 'I have sent the coin' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Your payment was seen, 0 of 3 confirmations.').waitFor();
    await node.mine(1);
    await page.getByText('Your payment was seen, 1 of 3 confirmations.').waitFor();
    await node.mine(1);
    await page.getByText('Your payment was seen, 2 of 3 confirmations.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await node.mine(1);
    await page.getByText('Your payment has arrived.').waitFor();
    depositId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });

  test('staff decide by the payment, whose proof their browser checks', async () => {
    const { page } = desk;
    await page.goto('/admin/adminTrans');
    await page.getByRole('link', { name: `Review: ${reference(depositId)}` }).click();
    await page.getByText('Arrived in full.').waitFor();
    await page.getByText('Checked in this browser: a block has this payment.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm $1,000.00' }).click();
    await page.getByText(/: \$1,000\.00 confirmed\.$/).waitFor();
    await phone.page.getByText('Confirmed and credited to your account.').waitFor();
  });

  test('a payout that the wallet of a node signs is sent, and pays its withdrawal', async () => {
    await approvedWithdrawal(await node.call<string>('getnewaddress', '', 'legacy'));
    await phone.page.goto('/user/transaction');
    const { page } = desk;
    await page.goto(listPath('payouts'));
    await page.getByRole('button', { name: 'Make a payout' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByLabel(/^Fee rate/).fill('2');
    await dialog.getByRole('button', { name: 'Make payout' }).click();
    const text = await downloadedText(page);
    const { psbt } = await node.call<{ psbt: string }>(
      ...['walletprocesspsbt', text, true, 'ALL', true, false],
    );
    await page.getByLabel('Or paste the signed text').fill(psbt);
    await page.getByRole('button', { name: 'Add signed' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await page.getByText('Sent', { exact: true }).first().waitFor();
    expect(await node.call<string[]>('getrawmempool')).toHaveLength(1);
    await node.mine(1);
    await page.getByText('In a block; all withdrawals are paid').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await phone.page.getByRole('list', { name: 'Transactions' }).getByText('paid').waitFor();
  });

  async function approvedWithdrawal(address: string): Promise<void> {
    const body = { amount: '100', withdrawMode: 'Bitcoin', address };
    const asked = await callApi(testBed, calls.withdrawals.create, { token: ada.token, body });
    expect(asked.status).toBe(200);
    const own = await callApi(testBed, calls.withdrawals.own, { token: ada.token });
    const params = { id: own.reply.data[0]?._id ?? '' };
    const { token } = as;
    const approval = await callApi(testBed, calls.withdrawals.approve, { token, params, body: {} });
    expect(approval.status).toBe(200);
  }
});

async function downloadedText(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the file' }).click(),
  ]);
  return (await readFile(await download.path())).toString('base64');
}
