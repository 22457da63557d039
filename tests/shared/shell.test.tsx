import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settings } from '#contract/settings.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();

test('an unknown address has a page with a way home, and to the dashboard when signed in', async () => {
  openPage('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  expect(document.title).toBe('Page not found · Plainvest');

  const { user, token } = await investor(here.backend);
  storeSession(token, user);
  openPage('/nowhere');
  const dashboard = await screen.findByRole('link', { name: 'Dashboard' });
  expect(dashboard.getAttribute('href')).toBe('/user/overview');
});

test.each([
  ['/dash/deposit', '/user/deposit'],
  ['/user/dashboard', '/user/overview'],
])('%s leads to %s', async (from, to) => {
  const { user, token } = await investor(here.backend);
  storeSession(token, user);
  const { path } = openPage(from);
  await waitFor(() => expect(path()).toBe(to));
});

test.each(['/user', '/user/deposit', '/admin', '/admin/settings'])(
  '%s asks visitors to sign in first',
  async (from) => {
    const { path } = openPage(from);
    await waitFor(() => expect(path()).toBe('/login'));
    expect(await screen.findByRole('heading', { name: 'Welcome Back!' })).toBeTruthy();
  },
);

test('a demo says on its pages that no real money is handled; production does not', async () => {
  openPage('/login');
  expect(await screen.findByText('Demo: no real money is handled here.')).toBeTruthy();

  const { reply } = await callApi(here.backend, settings.read);
  here.network.use(mock(settings.read, () => ({ data: { ...reply.data, demo: false } })));
  openPage('/login');
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  await waitFor(() =>
    expect(here.asked.filter((call) => call.endsWith('/settings'))).toHaveLength(2),
  );
  expect(screen.queryByText('Demo: no real money is handled here.')).toBeNull();
});

test('the theme can be switched, and the choice is the only thing kept', async () => {
  const { user } = openPage('/login');
  const toggle = await screen.findByRole('button', { name: /Switch to (dark|light) theme/ });
  const wanted = toggle.getAttribute('aria-label')?.includes('dark') ? 'dark' : 'light';
  await user.click(toggle);
  expect(document.documentElement.getAttribute('data-theme')).toBe(wanted);
  expect(Object.entries({ ...localStorage })).toEqual([['theme', wanted]]);
});
