import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, deposit, investor, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { dialog, openAsStaff, rowOf } from '../backOffice.ts';

const here = screens();

describe('the team', () => {
  test('shows what waits for whom, who was invited, and leads to each page', async () => {
    const grace = await staff(here.backend);
    const ada = await investor(here.backend);
    await addWallet(here.backend, grace);
    const ids = await deposit(here.backend, ada);
    const body = { ids, assignee: grace.user._id };
    await callApi(here.backend, calls.deposits.assign, { token: grace.token, body });
    const { user } = await openAsStaff(here.backend, '/admin/team', grace);
    const team = within(await screen.findByRole('region', { name: 'Team' }));
    await team.findByRole('link', { name: 'grace of staff' });
    const own = within(team.getByRole('row', { name: /^grace of staff/ }));
    own.getByText('You');
    own.getByText('Off');
    const waiting = own.getByRole('link', { name: '1 deposit' });
    expect(waiting.getAttribute('href')).toContain(grace.user._id);
    await user.click(team.getByRole('button', { name: 'Invite staff' }));
    const open = await dialog();
    await user.type(open.getByLabelText('Full name'), 'Alan of staff');
    await user.type(open.getByLabelText('Username'), 'alan');
    await user.type(open.getByLabelText('Email'), 'alan@staff.example');
    await user.click(open.getByRole('checkbox', { name: 'Review' }));
    await user.click(open.getByRole('button', { name: 'Send invitation' }));
    const invited = await rowOf('Alan of staff');
    expect(invited.getAllByText('Never').length).toBe(2);
    invited.getByText('Review');
    await user.click(invited.getByRole('button', { name: 'Invite Alan of staff again' }));
    await user.click((await dialog()).getByRole('button', { name: 'Send invitation' }));
    await screen.findByText(/^Sent again: alan@staff\.example/);
    await user.click(team.getByRole('link', { name: 'Alan of staff' }));
    await screen.findByRole('heading', { name: 'Alan of staff' });
  });

  test('gives duties, but none that the giver lacks', async () => {
    await here.backend.addStaff('grace');
    const rosa = await staff(here.backend, 'rosa', ['people', 'audit']);
    await here.backend.addStaff('alan', ['review', 'keys', 'people']);
    const { user } = await openAsStaff(here.backend, '/admin/team', rosa);
    const alan = await rowOf('alan of staff');
    alan.getByText('Review, Keys, People');
    await user.click(alan.getByRole('button', { name: 'Change duties of alan of staff' }));
    const open = await dialog();
    const choice = (name: string) => open.getByRole('checkbox', { name });
    await waitFor(() => expect(choice('Pay')).toHaveProperty('disabled', true));
    await user.click(choice('Keys'));
    await user.click(choice('Audit'));
    await user.type(open.getByLabelText('Reason'), 'Moves to the books.');
    await user.click(open.getByRole('button', { name: 'Change duties' }));
    await alan.findByText('Review, People, Audit');
  });

  test('shows staff with one duty only what it allows', async () => {
    const ada = await investor(here.backend);
    await staff(here.backend);
    const alan = await staff(here.backend, 'alan', ['review']);
    await openAsStaff(here.backend, `/admin/testing/${ada.user._id}/show`, alan);
    await screen.findByRole('button', { name: 'Verify' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Credit or debit' })).toBeNull();
    screen.getByRole('button', { name: 'Suspend' });
  });
});
