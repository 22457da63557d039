import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { staffPassword } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { signIn, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { dialog, openAsStaff } from '../backOffice.ts';

const here = screens();

describe('the account of a staff member', () => {
  test('is opened by the account menu, and has no tab', async () => {
    const { user, path } = await openAsStaff(here.backend, '/admin/activity');
    const name = 'Account menu: grace of staff';
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.queryByRole('navigation', { name: /Your account/ })).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Your account' }));
    await screen.findByRole('heading', { name: 'Your account' });
    expect(path()).toBe('/admin/account');
  });

  test('is found by the search of everything', async () => {
    const { user } = await openAsStaff(here.backend, '/admin/activity');
    await screen.findByRole('heading', { name: 'Activity' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'account');
    await user.click(await screen.findByRole('option', { name: /Your account/ }));
    await screen.findByRole('heading', { name: 'Your account' });
  });

  test('signs out one other device', async () => {
    const grace = await staff(here.backend);
    const other = await signIn(here.backend, 'grace', staffPassword);
    const { user } = await openAsStaff(here.backend, '/admin/account', grace);
    const devices = within(await screen.findByRole('region', { name: 'Signed-in devices' }));
    await devices.findByText('This device');
    await user.click(devices.getByRole('button', { name: /^Sign out Unknown device/ }));
    await waitFor(() => expect(devices.queryByRole('button', { name: /^Sign out U/ })).toBeNull());
    const { status } = await callApi(here.backend, calls.auth.sessions, { token: other.token });
    expect(status).toBe(401);
  });

  test('changes the password', async () => {
    const { user } = await openAsStaff(here.backend, '/admin/account');
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    const open = await dialog();
    await user.type(open.getByLabelText('Existing Password'), staffPassword);
    await user.type(open.getByLabelText('New Password'), 'Harbour#Light9');
    await user.type(open.getByLabelText('Confirm Password'), 'Harbour#Light9');
    await user.click(open.getByRole('button', { name: 'Change Password' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await signIn(here.backend, 'grace', 'Harbour#Light9');
  });
});
