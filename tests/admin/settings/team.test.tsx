import { screen, within } from '@testing-library/react';
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
    const { user } = await openAsStaff(here.backend, '/admin/settings', grace);
    const team = within(await screen.findByRole('region', { name: 'Team' }));
    await team.findByRole('link', { name: 'grace of staff' });
    const own = within(team.getByRole('row', { name: /^grace of staff/ }));
    own.getByText('You');
    const waiting = own.getByRole('link', { name: '1 deposit' });
    expect(waiting.getAttribute('href')).toContain(grace.user._id);
    await user.click(team.getByRole('button', { name: 'Invite staff' }));
    const open = await dialog();
    await user.type(open.getByLabelText('Full name'), 'Alan of staff');
    await user.type(open.getByLabelText('Username'), 'alan');
    await user.type(open.getByLabelText('Email'), 'alan@staff.example');
    await user.click(open.getByRole('button', { name: 'Send invitation' }));
    const invited = await rowOf('Alan of staff');
    expect(invited.getAllByText('Never').length).toBe(2);
    await user.click(team.getByRole('link', { name: 'Alan of staff' }));
    await screen.findByRole('heading', { name: 'Alan of staff' });
  });
});
