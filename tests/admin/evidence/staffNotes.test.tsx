import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import { randomTxid } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene } from '../backOffice.ts';
import { openDeposit, submit } from './depositPage.ts';

const here = screens();
const scene = adminScene(here);

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('a staff note is written after M, and shown with its writer', async () => {
  const id = await submit(here.backend, scene.ada, { txid: randomTxid() });
  const { user } = await openDeposit(here.backend, id, scene.grace);
  await user.keyboard('m');
  expect(screen.getByLabelText('Staff note')).toHaveFocus();
  await user.keyboard('Called the investor.{Enter}');
  const notes = await section('Staff notes');
  expect(await notes.findByText('Called the investor.')).toBeInTheDocument();
  expect(notes.getByText('grace of staff')).toBeInTheDocument();
  expect(screen.getByLabelText('Staff note')).toHaveValue('');
});

test('a staff note stays after Escape and while other records are open, until it is saved', async () => {
  const first = await submit(here.backend, scene.ada, { txid: randomTxid() });
  const second = await submit(here.backend, scene.ada, { txid: randomTxid() });
  const { user, path } = await openDeposit(here.backend, first, scene.grace);
  const field = () => screen.findByLabelText('Staff note');
  const step = async (name: string, id: string) => {
    await user.click(screen.getByRole('button', { name }));
    await screen.findByRole('heading', { name: `Deposit ${reference(id)}` });
  };
  await user.keyboard('mHalf a note{Escape}');
  expect(await field()).not.toHaveFocus();
  expect(path()).toBe(showPath('deposits', first));
  await step('Next', second);
  expect(await field()).toHaveValue('');
  await step('Previous', first);
  expect(await field()).toHaveValue('Half a note');
  await user.keyboard('m{Enter}');
  await (await section('Staff notes')).findByText('Half a note');
  await step('Next', second);
  await step('Previous', first);
  expect(await field()).toHaveValue('');
});
