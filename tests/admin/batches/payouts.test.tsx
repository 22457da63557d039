import { base64 } from '@scure/base';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { callApi } from '#tests/support/caller.ts';
import { keyWithCoin } from '#tests/support/nodes/keyCoin.ts';
import { seePayout } from '#tests/support/nodes/seenPayout.ts';
import { acceptPayout, signedByDevice } from '#tests/support/nodes/signedByDevice.ts';
import { addresses, fund, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, dialog, openAsStaff, requestWithdrawal } from '../backOffice.ts';

const here = screens();
const scene = adminScene(here);
const seed = new Uint8Array(32).fill(7);

/** Ada's withdrawal of 100 dollars, approved; a device whose key has coin. */
async function payable() {
  const { backend } = here;
  await fund(backend, scene.ada, scene.grace);
  const id = await requestWithdrawal(backend, scene.ada, '100');
  const approval = { params: { id }, body: { note: 'A note of the tests.' } };
  const { token } = scene.grace;
  const { status } = await callApi(backend, calls.withdrawals.approve, { token, ...approval });
  expect(status).toBe(200);
  await keyWithCoin(backend, scene.grace, { seed });
  return id;
}

/** A payout of that withdrawal; returns its id. */
async function made() {
  const body = { coin: 'BTC', withdrawals: await payable(), feeRate: 2 } as const;
  const { token } = scene.grace;
  return (await callApi(here.backend, calls.payouts.make, { token, body })).reply.data._id;
}

const openPayout = (id: string) =>
  openAsStaff(here.backend, `/admin/payouts/${id}/show`, scene.grace);

const paste = async (user: Awaited<ReturnType<typeof openPayout>>['user'], text: string) => {
  const field = await screen.findByLabelText('Or paste the signed text');
  fireEvent.change(field, { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Add signed' }));
};

test('staff see that a key is missing, and cannot make a payout', async () => {
  await openAsStaff(here.backend, '/admin/payouts', scene.grace);
  expect(
    await screen.findByText(/^To make payouts, add the public account key/),
  ).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Add key' });
  expect(link).toHaveAttribute('href', '/admin/settings#wallets');
  expect(screen.queryByRole('button', { name: 'Make a payout' })).toBeNull();
});

test('staff see that a node is missing, and cannot make a payout', async () => {
  await keyWithCoin(here.backend, scene.grace);
  await here.backend.db.deleteFrom('chain_state').execute();
  await openAsStaff(here.backend, '/admin/payouts', scene.grace);
  expect(await screen.findByText(/^No Bitcoin node is connected/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Make a payout' })).toBeNull();
});

test('staff make a payout of an approved withdrawal and find it in the list', async () => {
  await payable();
  const { user } = await openAsStaff(here.backend, '/admin/payouts', scene.grace);
  await user.click(await screen.findByRole('button', { name: 'Make a payout' }));
  const form = await dialog();
  const choice = await form.findByRole('checkbox', { name: /\$100\.00$/ });
  await user.click(form.getByRole('button', { name: 'Make payout' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/choose/i);
  await user.click(choice);
  await user.type(form.getByLabelText(/^Fee rate/), '2');
  await user.click(form.getByRole('button', { name: 'Make payout' }));
  const recipients = await screen.findByRole('table', { name: 'Recipients' });
  expect(recipients.textContent?.replaceAll(/\s/g, '')).toContain(addresses.BTC);
  expect(recipients).toHaveTextContent('0.00153846');
  expect(screen.getByText('0.00000282 BTC, 2 sat/vB')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All payouts' }));
  const rows = within(await screen.findByRole('table', { name: 'All payouts' }));
  expect(await rows.findByText('To be signed')).toBeInTheDocument();
});

test('a file without a signature is refused; the signed one is sent once the node accepts it', async () => {
  const id = await made();
  const { psbt } = await here.backend.db
    .selectFrom('payouts')
    .select('psbt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { user } = await openPayout(id);
  await paste(user, base64.encode(psbt));
  const panel = within(await screen.findByRole('region', { name: 'Sign' }));
  expect(await panel.findByText(/^A signature is missing/)).toBeInTheDocument();
  await paste(user, await signedByDevice(here.backend, { id, seed }));
  expect(await screen.findByText('The node checks the signed transaction.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  await acceptPayout(here.backend, id);
  cleanup();
  const again = await openPayout(id);
  await again.user.click(await screen.findByRole('button', { name: 'Send' }));
  await again.user.click((await dialog()).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The node sends it now.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test('a cancelled payout keeps its reason and frees its withdrawals', async () => {
  const id = await made();
  const { user } = await openPayout(id);
  await user.click(await screen.findByRole('button', { name: 'Cancel payout' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Cancel payout' }));
  expect(await form.findByText('Give a reason.')).toBeInTheDocument();
  await user.type(form.getByLabelText('Reason'), 'A wrong address.');
  await user.click(form.getByRole('button', { name: 'Cancel payout' }));
  expect(await screen.findByText('A wrong address.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel payout' })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'All payouts' }));
  await user.click(await screen.findByRole('button', { name: 'Make a payout' }));
  const make = await dialog();
  expect(await make.findByRole('checkbox', { name: /\$100\.00$/ })).toBeInTheDocument();
});

test('the maker of a payout that waits for a block raises its fee', async () => {
  const id = await made();
  await seePayout(here.backend, id);
  const { user } = await openPayout(id);
  await user.click(await screen.findByRole('button', { name: 'Raise fee' }));
  const form = await dialog();
  await user.type(form.getByLabelText(/^Fee rate/), '2');
  await user.click(form.getByRole('button', { name: 'Make replacement' }));
  expect(await form.findByText(/Choose at least 3 sat\/vB\.$/)).toBeInTheDocument();
  await user.type(form.getByLabelText(/^Fee rate/), '0');
  await user.click(form.getByRole('button', { name: 'Make replacement' }));
  expect(await screen.findByText('0.00002820 BTC, 20 sat/vB')).toBeInTheDocument();
  expect(screen.getByText('To be signed')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: `Payout ${reference(id)}` }));
  expect(await screen.findByText('Fee raised by')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Raise fee' })).toBeNull();
});

test('a colleague of its maker cannot raise the fee', async () => {
  const id = await made();
  await seePayout(here.backend, id);
  const alan = await staff(here.backend, 'alan');
  await openAsStaff(here.backend, `/admin/payouts/${id}/show`, alan);
  expect(await screen.findAllByText('Sent')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Raise fee' })).toBeNull();
});
