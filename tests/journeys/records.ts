import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  type Person,
  signIn,
} from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { recordPages, type Screen } from './screens.ts';

/** An investor with deposits of each kind and a withdrawal, and the pages of their records. */
export interface Owner extends Person {
  records: readonly Screen[];
}

export async function addRecords(testBed: TestBed): Promise<Owner> {
  const ada = await investor(testBed);
  const decider = await signIn(testBed, testBed.staff.userName, testBed.staff.password);
  await addWallet(testBed, decider, 'BTC');
  await addWallet(testBed, decider, 'ETH');
  await fund(testBed, ada, decider);
  const { token } = ada;
  const image = await png('proof.png');
  const pending = await callApi(testBed, calls.deposits.create, {
    token,
    body: { amount: '75', coin: 'ETH', image },
  });
  const quoted = await callApi(testBed, calls.prices.quote, {
    token,
    query: { amount: '500', coin: 'BTC' },
  });
  const { status } = await callApi(testBed, calls.withdrawals.create, {
    token,
    body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
  });
  expect(status).toBe(200);
  const own = await callApi(testBed, calls.withdrawals.own, { token });
  const withdrawalId = own.reply.data[0]?._id ?? '';
  const depositId = pending.reply.data._id;
  for (const id of [depositId, withdrawalId]) {
    const body = { text: 'Which wallet did you send it from?' };
    const asked = { token: decider.token, params: { id }, body };
    expect((await callApi(testBed, calls.conversations.write, asked)).status).toBe(200);
  }
  const { quoteId } = quoted.reply.data;
  const records = recordPages({ depositId, withdrawalId, quoteId });
  return { ...ada, records };
}

/** Ticks each open check of an approval form. */
export async function tickChecks(page: Page): Promise<void> {
  const ticks = page.getByLabel(/^I reviewed: /);
  await ticks.first().waitFor();
  for (const tick of await ticks.all()) await tick.check();
}
