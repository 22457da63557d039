import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { payoutScene } from '../payout/payoutScene.ts';

const here = screens();
const scene = payoutScene(here);

async function etherBeingPaid(): Promise<string> {
  const { token } = scene.ada;
  const body = { amount: '200', withdrawMode: 'Ethereum', address: addresses.ETH };
  expect((await callApi(here.backend, calls.withdrawals.create, { token, body })).status).toBe(200);
  const { reply } = await callApi(here.backend, calls.withdrawals.own, { token });
  const id = reply.data[0]?._id ?? '';
  await scene.act('approve', id, scene.grace);
  await scene.act('startPayment', id, scene.grace);
  return id;
}

test('the payer of Ethereum copies each field of the transaction, at the fees of the node', async () => {
  const id = await etherBeingPaid();
  await scene.open(id);
  await screen.findByText('Only you can pay now');
  expect(screen.queryByText('Fields for a wallet')).toBeNull();

  const state = {
    coin: 'ETH',
    network: '1',
    height: 20,
    read_at: here.backend.clock.now(),
  } as const;
  const fees = { fee_rate: '2.100', tip_rate: '0.100' };
  await here.backend.db
    .insertInto('chain_state')
    .values({ ...state, ...fees })
    .execute();
  const { user } = await scene.open(id);
  const fields = within(
    (await screen.findByText('Fields for a wallet')).closest('details') as HTMLElement,
  );
  const { payout } = await scene.now(id);
  const [whole = '', part = ''] = (payout?.coinAmount ?? '').split('.');
  const wei = String(BigInt(whole + part.padEnd(18, '0')));
  for (const [name, value] of [
    ['Chain ID', '1'],
    ['Value in wei', wei],
    ['Gas limit', '21000'],
    ['Max fee per gas', '2.100'],
    ['Max priority fee per gas', '0.100'],
  ] as const) {
    await user.click(fields.getByRole('button', { name: `Copy ${name}`, hidden: true }));
    expect(await navigator.clipboard.readText()).toBe(value);
  }
});
