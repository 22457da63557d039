import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPath } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, fund, randomTxid } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, openAsStaff } from '../backOffice.ts';
import { openDeposit, submit } from './depositPage.ts';

const here = screens();
const scene = adminScene(here);

test('what else of the investor is open is a link, from a deposit and from a withdrawal', async () => {
  const { backend } = here;
  const { ada, grace } = scene;
  await fund(backend, ada, grace);
  const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
  const { token } = ada;
  expect((await callApi(backend, calls.withdrawals.create, { token, body })).status).toBe(200);
  const [withdrawal] = (await callApi(backend, calls.withdrawals.own, { token })).reply.data;
  const withdrawalId = withdrawal?._id ?? '';
  const depositId = await submit(backend, ada, { txid: randomTxid() });
  await openDeposit(backend, depositId, grace);
  const records = within(await screen.findByRole('list', { name: 'Open and latest' }));
  const [first] = records.getAllByRole('listitem');
  expect(first).toHaveTextContent('Withdrawal−$100.00');
  expect(records.getByRole('link', { name: 'Withdrawal' })).toHaveAttribute(
    'href',
    expect.stringContaining(showPath('withdrawals', withdrawalId)),
  );
  await openAsStaff(backend, showPath('withdrawals', withdrawalId), grace);
  const open = within(await screen.findByRole('list', { name: 'Also open' }));
  expect(open.getByRole('listitem')).toHaveTextContent(`${reference(depositId)}$500.00`);
});

test('a check that has only the word of the investor does not count as passed', async () => {
  const bare = await submit(here.backend, scene.ada, {});
  await openDeposit(here.backend, bare, scene.grace);
  const stateOf = async (text: string) =>
    (await screen.findByText(text)).closest('li')?.getAttribute('data-check');
  expect(await stateOf('Address is one of ours')).toBe('ok');
  expect(await stateOf('Time not checked')).toBe('stated');
  expect(await stateOf('Amount not checked')).toBe('stated');
});

test('the amount has not passed while only a picture shows it', async () => {
  const image = await png('proof.png');
  const id = await submit(here.backend, scene.ada, { image });
  await openAsStaff(here.backend, showPath('deposits', id), scene.grace);
  const line = await screen.findByText('Amount not checked: compare with the proof');
  expect(line.closest('li')).toHaveAttribute('data-check', 'note');
  expect(screen.queryByText('Amount as quoted')).toBeNull();
});
