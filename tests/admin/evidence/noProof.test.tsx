import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPath } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { randomTxid } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, openAsStaff } from '../backOffice.ts';
import { button, openDeposit, submit } from './depositPage.ts';

const here = screens();
const scene = adminScene(here);

const stage = async () => within(await screen.findByRole('region', { name: 'Proof' }));

test('the page of a deposit without a proof shows the next check', async () => {
  const txid = randomTxid();
  const id = await submit(here.backend, scene.ada, { txid });
  await openDeposit(here.backend, id, scene.grace);
  const proof = await stage();
  await proof.findByText(/^Look up the transaction id/);
  expect(proof.getByRole('region', { name: 'Investor' })).toBeInTheDocument();
  const bare = await submit(here.backend, scene.ada, {});
  await openDeposit(here.backend, bare, scene.grace);
  await (await stage()).findByText(/^Ask the investor for the proof/);
});

test('a deposit with nothing to decide by leads to the investor, not to a confirmation', async () => {
  const bare = await submit(here.backend, scene.ada, {});
  const { user } = await openDeposit(here.backend, bare, scene.grace);
  expect(await (await stage()).findByRole('button', { name: /^Ask investor/ })).toHaveClass(
    'MuiButton-contained',
  );
  expect(await button(/^Confirm/)).toHaveClass('MuiButton-outlined');
  await user.keyboard('d');
  const [first] = within(screen.getByRole('group', { name: /reasons/i })).getAllByRole('button');
  expect(first).toHaveTextContent('You gave no proof and no transaction id');
  await user.keyboard('1');
  expect(screen.getByLabelText(/^Reason/)).toHaveValue(
    'You gave no proof and no transaction id. We could not find your payment without them.',
  );
});

test('Confirm is filled only where no check is open', async () => {
  const proven = { txid: randomTxid(), image: await png('proof.png') };
  const id = await submit(here.backend, scene.ada, proven);
  const open = () => openAsStaff(here.backend, showPath('deposits', id), scene.grace);
  await open();
  await screen.findByText('Identity not verified');
  expect(await button(/^Confirm/)).toHaveClass('MuiButton-outlined');
  const { token } = scene.grace;
  const sent = { token, params: { userId: scene.ada.user._id }, body: {} };
  expect((await callApi(here.backend, calls.users.verify, sent)).status).toBe(200);
  await open();
  await screen.findByText('Identity verified');
  expect(await button(/^Confirm/)).toHaveClass('MuiButton-contained');
});

test('the place of a missing proof has the message to the investor', async () => {
  const bare = await submit(here.backend, scene.ada, {});
  const { user } = await openDeposit(here.backend, bare, scene.grace);
  const askHere = await (await stage()).findByRole('button', { name: /^Ask investor/ });
  await user.click(askHere);
  expect(screen.getByLabelText(/^Message: the investor reads/)).toHaveFocus();
  await user.keyboard('{Escape}');
  await (await stage()).findByRole('button', { name: /^Ask investor/ });
  await user.keyboard('q');
  expect((await stage()).getByLabelText(/^Message: the investor reads/)).toHaveFocus();
});
