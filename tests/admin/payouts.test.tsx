import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import { reference } from '#contract/reference.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, addWallet, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { dialog, openAsStaff, requestWithdrawal, rowOf } from './backOffice.ts';

const here = screens();
let ada: Person;
let grace: Person;
let alan: Person;

beforeEach(async () => {
  [grace, alan] = [await staff(here.backend), await staff(here.backend, 'alan')];
  await addWallet(here.backend, grace);
  ada = await investor(here.backend);
  await fund(here.backend, ada, grace);
});

const act = (verb: 'approve' | 'startPayment', id: string, by: Person) =>
  callApi(here.backend, calls.withdrawals[verb], { token: by.token, params: { id } });

async function paidByAlan(): Promise<string> {
  const id = await requestWithdrawal(here.backend, ada, '200');
  await act('approve', id, grace);
  await act('startPayment', id, alan);
  return id;
}

describe('a withdrawal that another is paying', () => {
  test('shows who pays, a masked address and no way to pay it', async () => {
    const id = await paidByAlan();
    await openAsStaff(here.backend, `/admin/withdrawals/${id}/show`, grace);
    await screen.findByText('alan of staff is paying this withdrawal.');
    expect(screen.getByText('bc1qw508…7kv8f3t4')).toBeInTheDocument();
    expect(screen.queryByText(addresses.BTC)).toBeNull();
    for (const name of ['Start payment', 'Mark as paid', 'Stop payment']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  test('takes an objection instead of a decline, and shows it', async () => {
    const id = await paidByAlan();
    const { user } = await openAsStaff(here.backend, `/admin/withdrawals/${id}/show`, grace);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const open = await dialog();
    expect(open.getByText(/Your decline is recorded as an objection/)).toBeInTheDocument();
    await user.type(open.getByLabelText('Reason'), 'Wrong address.');
    await user.click(open.getByRole('button', { name: 'Decline withdrawal' }));
    await screen.findByText('grace of staff objected to this payment.');
    await screen.findByText(/^Objection recorded/);
  });

  test('is released by its payer', async () => {
    const id = await paidByAlan();
    const { user } = await openAsStaff(here.backend, `/admin/withdrawals/${id}/show`, alan);
    await screen.findByText(/^You are paying this withdrawal/);
    expect(screen.getByText(addresses.BTC)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop payment' }));
    await user.click((await dialog()).getByRole('button', { name: 'Stop payment' }));
    await screen.findByRole('button', { name: 'Start payment' });
    expect(screen.queryByText(addresses.BTC)).toBeNull();
  });
});

test('a withdrawal of a suspended account shows why and cannot be approved', async () => {
  const id = await requestWithdrawal(here.backend, ada, '200');
  const params = { id: ada.user._id };
  const body = { reason: 'Taken over.' };
  await callApi(here.backend, calls.users.suspend, { token: alan.token, params, body });
  await openAsStaff(here.backend, '/admin/withdrawals', grace);
  const row = await rowOf(reference(id));
  expect(row.getByText('Account suspended')).toBeInTheDocument();
  await openAsStaff(here.backend, `/admin/withdrawals/${id}/show`, grace);
  await screen.findByText(payoutBlockMessages.suspended);
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled();
});
