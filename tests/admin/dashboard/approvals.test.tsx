import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, fund, investor, staff, walletAddresses } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { dialog, openAsStaff, requestWithdrawal } from '../backOffice.ts';

const here = screens();

/** A request that two people must approve. */
async function largeWithdrawal() {
  const grace = await staff(here.backend);
  const alan = await staff(here.backend, 'alan');
  await addWallet(here.backend, grace);
  const ada = await investor(here.backend);
  await fund(here.backend, ada, grace);
  const { token } = grace;
  const body = { kind: 'withdrawal', fromUsd: '100', approvals: 2 } as const;
  await callApi(here.backend, calls.approvals.proposeRule, { token, body });
  const id = await requestWithdrawal(here.backend, ada, '200');
  return { token, alan, id };
}

describe('an approval that waits', () => {
  test('is named to a person who has not given it, with the way to its item', async () => {
    const { token, alan, id } = await largeWithdrawal();
    await callApi(here.backend, calls.withdrawals.approve, { token, params: { id }, body: {} });
    const { user, path } = await openAsStaff(here.backend, '/admin/overview', alan);
    const needs = within(await screen.findByRole('region', { name: 'Open work' }));
    await needs.findByText('1 approval waits for you');
    await user.click(needs.getByRole('link', { name: `Withdrawal ${reference(id)}` }));
    expect(path()).toBe(`/admin/withdrawals/${id}/show`);
  });

  test('of a proposal is given in a dialog, and its author sees that it waits', async () => {
    const grace = await staff(here.backend);
    const alan = await staff(here.backend, 'alan');
    const { token } = grace;
    const body = { kind: 'wallet', approvals: 2 } as const;
    await callApi(here.backend, calls.approvals.proposeRule, { token, body });
    const walletAdd = walletAddresses.BTC;
    const wallet = { walletAdd, walletType: 'btc' } as const;
    const added = await callApi(here.backend, calls.wallets.add, { token, body: wallet });
    const name = `Receiving address ${reference(added.reply.data._id)}`;
    const first = await openAsStaff(here.backend, '/admin/overview', grace);
    await screen.findByText('1 proposal waits for others');
    await first.user.click(screen.getByRole('button', { name }));
    const own = await dialog();
    expect(own.getByText('You approved it. Another person must approve it too.')).toBeVisible();
    expect(own.getByRole('button', { name: 'Withdraw the proposal' })).toBeEnabled();
    await first.user.click(own.getByRole('button', { name: 'Cancel' }));
    const { user } = await openAsStaff(here.backend, '/admin/overview', alan);
    await screen.findByText('1 approval waits for you');
    await user.click(screen.getByRole('button', { name }));
    const form = await dialog();
    expect(form.getByText(`Bitcoin deposits go to ${walletAdd}`)).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Approve' }));
    await screen.findByText('Wallet Address Updated Successfully!');
    await waitFor(() => expect(screen.queryByText('1 approval waits for you')).toBeNull());
  });

  test('is one click away, however many others wait', async () => {
    const { token } = await staff(here.backend);
    const alan = await staff(here.backend, 'alan');
    const ada = await investor(here.backend);
    const rule = { kind: 'adjustment', approvals: 2 } as const;
    await callApi(here.backend, calls.approvals.proposeRule, { token, body: rule });
    const body = { status: 'Credit', amount: '5', reason: 'A courtesy' } as const;
    const params = { userId: ada.user._id };
    for (let made = 0; made < 5; made += 1) {
      await callApi(here.backend, calls.users.adjust, { token, params, body });
    }
    const { user } = await openAsStaff(here.backend, '/admin/overview', alan);
    await screen.findByText('5 approvals wait for you');
    const shown = () => screen.getAllByRole('button', { name: /^Balance adjustment/ });
    expect(shown()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'and 1 more' }));
    expect(shown()).toHaveLength(5);
  });

  test('waits while a colleague objects', async () => {
    const { alan, id } = await largeWithdrawal();
    const { user } = await openAsStaff(here.backend, `/admin/withdrawals/${id}/show`, alan);
    await user.click(await screen.findByRole('button', { name: 'Object' }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Reason/), 'Another name');
    await user.click(form.getByRole('button', { name: 'Object' }));
    await screen.findByText('alan of staff objects');
    await screen.findByText(/^Another name/);
    await user.click(screen.getByRole('button', { name: 'Lift my objection' }));
    await user.click((await dialog()).getByRole('button', { name: 'Lift' }));
    await waitFor(() => expect(screen.queryByText('alan of staff objects')).toBeNull());
  });
});
