import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settings } from '#contract/settings.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();

test('an unknown address shows Page not found with a link home, and to the dashboard when signed in', async () => {
  openPage('/nowhere');
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  expect(document.title).toBe('Page not found · Plainvest');

  const { user, token } = await investor(here.backend);
  storeSession(token, user);
  openPage('/nowhere');
  const dashboard = await screen.findByRole('link', { name: 'Dashboard' });
  expect(dashboard).toHaveAttribute('href', '/user/overview');
});

test.each([
  ['/dash/deposit', '/user/deposit'],
  ['/user/dashboard', '/user/overview'],
])('%s redirects to %s', async (from, to) => {
  const { user, token } = await investor(here.backend);
  storeSession(token, user);
  const { path } = openPage(from);
  await waitFor(() => expect(path()).toBe(to));
});

test.each(['/user', '/user/deposit', '/admin', '/admin/settings'])(
  '%s redirects a visitor to /login',
  async (from) => {
    const { path } = openPage(from);
    await waitFor(() => expect(path()).toBe('/login'));
    await screen.findByRole('heading', { name: 'Welcome Back!' });
  },
);

test('a demo has a banner that no real money is handled; production has none', async () => {
  openPage('/login');
  await screen.findByText('Demo: no real money is handled. Do not send coins.');

  const { reply } = await callApi(here.backend, settings.read);
  here.network.use(mock(settings.read, () => ({ data: { ...reply.data, demo: false } })));
  openPage('/login');
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  await waitFor(() =>
    expect(here.asked.filter((call) => call.endsWith('/settings'))).toHaveLength(2),
  );
  expect(
    screen.queryByText('Demo: no real money is handled. Do not send coins.'),
  ).not.toBeInTheDocument();
});

test('the theme button switches the scheme and stores only that choice', async () => {
  const { user } = openPage('/login');
  const toggle = await screen.findByRole('button', { name: /Switch to (dark|light) theme/ });
  const wanted = toggle.getAttribute('aria-label')?.includes('dark') ? 'dark' : 'light';
  await user.click(toggle);
  expect(document.documentElement).toHaveAttribute('data-theme', wanted);
  expect(Object.entries({ ...localStorage })).toEqual([['theme', wanted]]);
});
