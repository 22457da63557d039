import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { staffPassword } from '#mocks/backend.ts';
import { mock } from '#mocks/handlers.ts';
import { authMessages } from '#server/auth/messages.ts';
import { RequireSession } from '#src/shared/access/RequireSession.tsx';
import { RequireStaff } from '#src/shared/access/RequireStaff.tsx';
import { useSignOut } from '#src/shared/access/useSignOut.ts';
import { send } from '#src/shared/api/send.ts';
import { session } from '#src/shared/session/session.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, staff } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();

function Cached() {
  const queries = useQueryClient()
    .getQueriesData({})
    .filter(([, data]) => data !== undefined);
  return <output aria-label="cached">{queries.length}</output>;
}

function Private() {
  const signOut = useSignOut();
  useQuery({ queryKey: ['secret'], queryFn: () => 'secret' });
  return (
    <button type="button" onClick={signOut}>
      Leave
    </button>
  );
}

const table: RouteObject[] = [
  { path: '/login', element: <Cached /> },
  {
    path: '/user',
    element: (
      <RequireSession>
        <Private />
      </RequireSession>
    ),
  },
  {
    path: '/admin',
    element: (
      <RequireStaff>
        <Outlet />
        staff page
      </RequireStaff>
    ),
  },
];

describe('signing out', () => {
  test('opens /login at once, revokes the token and clears cache and storage', async () => {
    const { user: ada, token } = await investor(here.backend);
    storeSession(token, ada);
    const { user, path, router } = openPage('/user', table);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(router.state.location.state).toBeNull();
    expect(screen.getByLabelText('cached').textContent).toBe('0');
    expect(localStorage.length).toBe(0);
    await screen.findByText(messages.signedOut);
    expect((await callApi(here.backend, calls.auth.sessions, { token })).status).toBe(401);
  });

  test('shows a toast when the server is not reached', async () => {
    const { user: ada, token } = await investor(here.backend);
    storeSession(token, ada);
    here.network.use(mock(calls.auth.signOut, () => 'unreachable'));
    const { user } = openPage('/user', table);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText(/we could not reach the server/);
  });

  test('in another tab opens /login in this one too', async () => {
    const { user: ada, token } = await investor(here.backend);
    storeSession(token, ada);
    const { path } = openPage('/user', table);
    await screen.findByRole('button', { name: 'Leave' });
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'root' }));
    });
    await waitFor(() => expect(path()).toBe('/login'));
  });
});

test('a user who signed out in another tab stays signed out when this tab updates its user', async () => {
  const { user: ada, token } = await investor(here.backend);
  storeSession(token, ada);
  localStorage.clear();
  act(() => session.update({ ...ada, fullName: 'Ada King' }));
  expect(localStorage.length).toBe(0);
});

describe('the guards', () => {
  test('redirect an investor from the back-office; the server answers 403 in any case', async () => {
    const { user: ada, token } = await investor(here.backend);
    storeSession(token, ada);
    const { path } = openPage('/admin', table);
    await waitFor(() => expect(path()).toBe('/login'));
    storeSession(token, { ...ada, isAdmin: true });
    openPage('/admin', table);
    await screen.findByText('staff page');
    await expect(send(calls.users.list)).rejects.toMatchObject({ status: 403 });
  });

  test('ignore an unreadable session in storage', async () => {
    for (const root of ['not json', '[]', '{"token":"t"}', '{"token":1,"tradeUser":{"_id":"x"}}']) {
      localStorage.setItem('root', root);
      window.dispatchEvent(new StorageEvent('storage', { key: 'root' }));
      expect(session.read().token).toBe('');
    }
  });
});

describe('the password dialog', () => {
  const settingsOf = async () => (await send(calls.settings.read)).data;
  const change = async () => {
    const { minDepositUsd, maxDepositUsd, minWithdrawalUsd, ...rest } = await settingsOf();
    const { dailyWithdrawalUsd, reviewHours, minimumAge, depositsPaused, ...more } = rest;
    return send(calls.settings.update, {
      body: {
        minDepositUsd: minDepositUsd + 1,
        maxDepositUsd,
        minWithdrawalUsd,
        dailyWithdrawalUsd,
        reviewHours,
        minimumAge,
        depositsPaused,
        withdrawalsPaused: more.withdrawalsPaused,
        pauseReason: more.pauseReason,
      },
    });
  };

  test('asks for the password after ten minutes and repeats the call', async () => {
    const { user: grace, token } = await staff(here.backend);
    storeSession(token, grace);
    const { user } = openPage('/login', table);
    here.backend.clock.advance(11 * 60_000);
    const changed = change();
    const password = await screen.findByLabelText('Password');
    await user.type(password, 'wrong');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect((await screen.findByRole('alert')).textContent).toBe(authMessages.wrongPassword);
    await user.clear(password);
    await user.type(password, staffPassword);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect((await changed).data.minDepositUsd).toBe(51);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('makes the call fail with code reauthenticate when cancelled', async () => {
    const { user: grace, token } = await staff(here.backend);
    storeSession(token, grace);
    const { user } = openPage('/login', table);
    here.backend.clock.advance(11 * 60_000);
    const rejected = expect(change()).rejects.toMatchObject({ code: 'reauthenticate' });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await rejected;
  });
});
