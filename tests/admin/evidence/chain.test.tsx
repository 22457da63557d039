import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listPath, showPath } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { chainPayment, chainRead } from '#tests/support/nodes/chainPayment.ts';
import { randomTxid } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, openAsStaff } from '../backOffice.ts';
import { button, openDeposit, submit } from './depositPage.ts';

const here = screens();
const scene = adminScene(here);

const panel = async () => within(await screen.findByRole('region', { name: 'Chain' }));

test('without a node the page of a deposit asks to look up the transaction', async () => {
  const id = await submit(here.backend, scene.ada, { txid: randomTxid() });
  await openDeposit(here.backend, id, scene.grace);
  await screen.findByText('The chain is not connected: look up the transaction');
  expect(screen.queryByRole('region', { name: 'Chain' })).not.toBeInTheDocument();
});

test('without a node the checks that passed are not all: the chain was not checked', async () => {
  const { token } = scene.grace;
  const sent = { token, params: { userId: scene.ada.user._id }, body: { note: 'Passport seen.' } };
  expect((await callApi(here.backend, calls.users.verify, sent)).status).toBe(200);
  const evidence = { txid: randomTxid(), image: await png('proof.png') };
  const id = await submit(here.backend, scene.ada, evidence);
  await openAsStaff(here.backend, showPath('deposits', id), scene.grace);
  await screen.findByText(/^All \d checks passed, chain not checked$/);
});

test('a payment of no deposit is linked to one, and then the deposit is confirmed by it', async () => {
  const id = await submit(here.backend, scene.ada, { txid: randomTxid() });
  await chainRead(here.backend, 10);
  const txid = randomTxid();
  await chainPayment(here.backend, { txid, height: 10 });
  const { user } = await openDeposit(here.backend, id, scene.grace);
  await (await panel()).findByText('No payment to this deposit was seen.');
  await user.click(await button('Confirm'));
  await screen.findByRole('textbox', {
    name: /Staff note: needed, the chain does not show enough/,
  });
  await user.keyboard('{Escape}');
  const unclaimed = await screen.findByRole('list', { name: 'To this address, of no deposit' });
  expect(within(unclaimed).getByText('0.00769231 BTC')).toBeInTheDocument();
  await user.click(within(unclaimed).getByRole('button', { name: 'Link to this deposit' }));
  await (await panel()).findByText('Arrived in full.');
  const payments = await screen.findByRole('list', { name: 'Payments' });
  expect(within(payments).getByText('in a block, block 10')).toBeInTheDocument();
  // The proof of this row is made up, and the browser finds it out.
  await (await panel()).findByText(/^The proof of the block cannot be read\. Do not rely/);
});

test('the list shows what the chain has of each deposit that waits', async () => {
  const txid = randomTxid();
  await submit(here.backend, scene.ada, { txid });
  await chainRead(here.backend, 10);
  const payment_id = await chainPayment(here.backend, { txid, height: 10 });
  const deposit = await here.backend.db
    .selectFrom('deposits')
    .select('id')
    .executeTakeFirstOrThrow();
  const link = { payment_id, deposit_id: deposit.id, linked_by: null };
  await here.backend.db.insertInto('payment_links').values(link).execute();
  await openAsStaff(here.backend, listPath('deposits'), scene.grace);
  await waitFor(() => expect(screen.getAllByTitle('It arrived in full.')).toHaveLength(1));
});
