import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, staff } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { dialog, openAsStaff } from './backOffice.ts';

const here = screens();

describe('the guard of the back-office', () => {
  test('sends a visitor without a token to /login in place of the page', async () => {
    const page = openPage('/admin/adminTrans');
    await waitFor(() => expect(page.path()).toBe('/login'));
    expect(page.router.state.historyAction).toBe('REPLACE');
  });

  test('sends an investor to /login and on to the investor area', async () => {
    const ada = await investor(here.backend);
    storeSession(ada.token, ada.user);
    const page = openPage('/admin/testing');
    await waitFor(() => expect(page.path()).toBe('/user/overview'));
    expect(here.asked).not.toContain('GET /backend/all-users');
  });

  test('trusts the server’s role, not an edited flag in storage', async () => {
    const ada = await investor(here.backend);
    storeSession(ada.token, { ...ada.user, isAdmin: true });
    const page = openPage('/admin/testing');
    await waitFor(() => expect(page.path()).toBe('/user/overview'));
    expect(here.asked).not.toContain('GET /backend/all-users');
    const { status } = await callApi(here.backend, calls.users.list, { token: ada.token });
    expect(status).toBe(403);
  });

  test('sends staff with an expired session to /login and shows the reason', async () => {
    const grace = await staff(here.backend);
    const { user, path } = await openAsStaff(here.backend, '/admin/adminTrans', grace);
    await screen.findByText('No Transaction Recorded Yet');
    await callApi(here.backend, calls.auth.signOut, { token: grace.token });
    await user.click(screen.getByRole('link', { name: 'Users' }));
    await waitFor(() => expect(path()).toBe('/login'));
    await screen.findByText('Your session has expired. Please sign in again.');
  });

  test('/admin opens the users, and the tabs lead to every screen', async () => {
    const { user, path } = await openAsStaff(here.backend, '/admin');
    await screen.findByRole('heading', { name: 'Users' });
    expect(path()).toBe('/admin/testing');
    await user.click(screen.getByRole('link', { name: 'Transactions' }));
    await screen.findByRole('heading', { name: 'Transactions' });
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('heading', { name: 'Settings' });
    expect(document.title).toBe('Settings · Plainvest');
  });

  test('shows who is signed in and signs out for good', async () => {
    const { user, path, person } = await openAsStaff(here.backend, '/admin/testing');
    await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
    const menu = await dialog();
    expect(menu.getByText('grace of staff')).toBeInTheDocument();
    expect(menu.getByText('grace@staff.example')).toBeInTheDocument();
    await user.click(menu.getByRole('button', { name: 'SignOut' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(localStorage.getItem('root')).toBeNull();
    // The page leaves before the reply.
    await waitFor(async () => {
      const { status } = await callApi(here.backend, calls.users.list, { token: person.token });
      expect(status).toBe(401);
    });
  });

  test('an unknown address shows Page not found and keeps the tabs', async () => {
    await openAsStaff(here.backend, '/admin/nothing');
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(screen.getByRole('link', { name: 'Users' })).toBeInTheDocument();
  });
});
