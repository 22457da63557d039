import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, addWallet, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff, requestWithdrawal, rowOf } from '../backOffice.ts';

const here = screens();
let ada: Person;
let grace: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  ada = await investor(here.backend);
  await fund(here.backend, ada, grace);
});

const openList = () => openAsStaff(here.backend, '/admin/withdrawals', grace);
const ask = (amount = '200') => requestWithdrawal(here.backend, ada, amount);

describe('the list of withdrawals', () => {
  test('shows an empty state with the next step', async () => {
    await openList();
    await screen.findByText('No withdrawal was requested yet.');
    expect(screen.getByText(/^Requests appear here/)).toBeInTheDocument();
  });

  test('shows amount, both ends of the address and a way to the record', async () => {
    const id = await ask();
    await openList();
    const row = await rowOf(reference(id));
    expect(row.getByText('$200.00')).toBeInTheDocument();
    expect(row.getByText('bc1qw508…v8f3t4').title).toBe(addresses.BTC);
    expect(row.getByText('requested')).toBeInTheDocument();
    expect(row.getByRole('link', { name: `Review: ${reference(id)}` })).toBeInTheDocument();
    expect(row.queryByRole('button', { name: 'Approve' })).toBeNull();
    const doubts = row.getByText('Not verified +1').parentElement?.title;
    expect(doubts).toBe(
      'Staff have not verified the identity of this investor. Nothing has been paid to this address yet.',
    );
  });

  test('has no mark of the identity once staff verified it', async () => {
    const { token } = grace;
    const sent = { token, params: { userId: ada.user._id }, body: {} };
    expect((await callApi(here.backend, calls.users.verify, sent)).status).toBe(200);
    const id = await ask();
    await openList();
    expect((await rowOf(reference(id))).getByText('First payment')).toBeInTheDocument();
  });

  test('flags an address that another investor has, and offers to pay an approved one', async () => {
    const eve = await investor(here.backend, 'eve');
    await fund(here.backend, eve, grace);
    const other = await requestWithdrawal(here.backend, eve, '10');
    const id = await ask();
    const body = { note: 'Their common account.' };
    const params = { id: other };
    await callApi(here.backend, calls.withdrawals.approve, { token: grace.token, params, body });
    await openList();
    expect((await rowOf(reference(id))).getByText('Shared address +2')).toBeInTheDocument();
    const filter = JSON.stringify({ status: 'approved' });
    await openAsStaff(here.backend, `/admin/withdrawals?filter=${filter}`, grace);
    const row = await rowOf(reference(other));
    expect(row.getByRole('link', { name: `Pay: ${reference(other)}` })).toBeInTheDocument();
  });

  test('offers no decision on the reader’s own withdrawal', async () => {
    await fund(here.backend, grace, await staff(here.backend, 'alan'));
    const id = await requestWithdrawal(here.backend, grace, '10');
    await openList();
    const row = await rowOf(reference(id));
    expect(row.getByText('Your own')).toBeInTheDocument();
    expect(row.getByRole('link', { name: `View: ${reference(id)}` })).toBeInTheDocument();
  });

  test('marks a suspended account', async () => {
    const id = await ask();
    const params = { id: ada.user._id };
    const body = { reason: 'Taken over.' };
    const alan = await staff(here.backend, 'alan');
    await callApi(here.backend, calls.users.suspend, { token: alan.token, params, body });
    await openList();
    expect((await rowOf(reference(id))).getByText('Account suspended')).toBeInTheDocument();
  });
});
