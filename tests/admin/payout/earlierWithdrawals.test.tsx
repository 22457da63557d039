import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPath } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { randomTxid } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff } from '../backOffice.ts';
import { payoutScene } from './payoutScene.ts';

const here = screens();
const scene = payoutScene(here);
const stepMs = 5 * 60_000;

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const line = (text: string) => screen.getByText(text).closest('li');

async function paid100(): Promise<void> {
  const id = await scene.ask('100');
  await scene.act('approve', id, scene.grace);
  await scene.act('startPayment', id, scene.grace);
  await scene.pay(id, scene.grace, { txid: randomTxid(), coinAmount: '0.00153846' });
  here.backend.clock.advance(stepMs);
}

async function declined(): Promise<string> {
  const params = { id: await scene.ask('50') };
  const sent = { token: scene.grace.token, params, body: { reason: 'A reason of the tests.' } };
  expect((await callApi(here.backend, calls.withdrawals.decline, sent)).status).toBe(200);
  here.backend.clock.advance(stepMs);
  return params.id;
}

test('shows an address that was paid before, the balance after it and earlier ones', async () => {
  await paid100();
  await scene.open(await scene.ask('200'));
  await screen.findByText('Paid before');
  expect(line('Paid before')?.textContent).toBe('Paid beforeonce on 2 Mar 2026');
  const balance = await region('Balance');
  expect(balance.getByText('On hold for this').nextSibling?.textContent).toBe('−$200.00');
  expect(balance.getByText('Available after').nextSibling?.textContent).toBe('$700.00');
  const earlier = (await region('Earlier withdrawals')).getAllByRole('listitem');
  expect(earlier.map(({ textContent }) => textContent)).toEqual([
    '2 Mar 2026same address−$100.00paid',
  ]);
});

test('asks for a look at an amount of three times the largest one, and at an address declined before', async () => {
  await paid100();
  const declinedId = await declined();
  const { user } = await scene.open(await scene.ask('300'));
  const open = await region('Before you approve');
  const unusual = open.getByText('3 times the largest paid before');
  expect(unusual.closest('li')?.textContent).toContain('$100.00');
  expect(unusual.closest('li')?.dataset.check).toBe('look');
  const before = open.getByText('Declined to this address before').closest('li') as HTMLElement;
  expect(before.textContent).toMatch(
    /once\$50\.00, declined 2 Mar, \d\d:\d\d by grace of staff: A reason of the tests\./,
  );
  expect(within(before).getByRole('link').getAttribute('href')).toBe(
    showPath('withdrawals', declinedId),
  );
  // Each check has one place.
  expect((await region('Account')).queryByText('3 times the largest paid before')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Approve/ }));
  await screen.findByLabelText('I reviewed: Declined to this address before');
});

test('finds an amount below that usual', async () => {
  await paid100();
  await scene.open(await scene.ask('299.99'));
  const usual = (await region('Account')).getByText('Below 3 times the largest paid');
  expect(usual.closest('li')?.dataset.check).toBe('ok');
  expect(screen.queryByText('Declined to this address before')).toBeNull();
});

test('flags both in the list, and names them in its preview', async () => {
  await paid100();
  await declined();
  await scene.ask('300');
  const { user } = await openAsStaff(here.backend, '/admin/withdrawals', scene.grace);
  const flag = await screen.findByText('Declined before +2');
  expect(flag.parentElement?.title).toBe(
    'A withdrawal to this address was declined. Three times the largest withdrawal paid before, or more. Staff have not verified the identity of this investor.',
  );
  await user.keyboard('j ');
  const preview = within(await screen.findByRole('complementary', { name: 'Preview' }));
  await preview.findByText('3 times the largest paid before');
  preview.getByText('Declined to this address before');
  expect(preview.getByText('Available after').nextSibling?.textContent).toBe('$600.00');
});
