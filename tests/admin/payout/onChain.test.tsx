import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { randomTxid } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { payoutScene } from './payoutScene.ts';

const here = screens();
const scene = payoutScene(here);

const payment = async () => within(await screen.findByRole('region', { name: 'Payment' }));

/** A paid withdrawal. */
async function paid(txid: string) {
  const id = await scene.ask();
  await scene.act('approve', id, scene.grace);
  await scene.pay(id, scene.grace, { txid, coinAmount: '0.00307692', note: 'Sent by hand.' });
  return id;
}

test('the page of a payment shows that the chain was not connected', async () => {
  await scene.open(await paid(randomTxid()));
  const text = (await payment()).getByText('Not checked: the chain was not connected.');
  expect(text).toBeInTheDocument();
});

test('the page of a payment shows what the chain has of it', async () => {
  const txid = randomTxid();
  const id = await paid(txid);
  const found_at = here.backend.clock.now();
  const check = { withdrawal_id: id, coin: 'BTC', txid, found_at } as const;
  await here.backend.db
    .insertInto('withdrawal_checks')
    .values({ ...check, state: 'seen', units: '100000' })
    .execute();
  await scene.open(id);
  const text = (await payment()).getByText(/^Checked on the chain: sent, not in a block yet\./);
  expect(text).toHaveTextContent('It pays 0.00100000 BTC to this address, not what is recorded.');
});
