import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { randomTxid } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene } from '../backOffice.ts';
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
  const proven = await submit(here.backend, scene.ada, { txid: randomTxid() });
  await openDeposit(here.backend, proven, scene.grace);
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
