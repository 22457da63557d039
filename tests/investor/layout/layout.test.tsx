import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { prices } from '#contract/prices.ts';
import { profile } from '#contract/profile.ts';
import { mock } from '#mocks/handlers.ts';
import { FrameSkeleton } from '#src/FrameSkeleton.tsx';
import { fund } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene, setWidth } from '../investorScene.ts';

const here = screens();
const scene = investorScene(here);

afterEach(() => {
  setWidth(1024);
  vi.useRealTimers();
});

const accountButton = () => screen.findByRole('button', { name: scene.ada.user.fullName });

describe('the layout of the investor area', () => {
  test('links every page, marks the current one and has help and documents in its foot', async () => {
    openPage('/user');
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/user/overview',
      '/user/deposit',
      '/user/my-plans',
      '/user/tradingplans',
      '/user/transaction',
      '/user/withdraw',
      '/user/useracct',
    ]);
    expect(nav.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'Deposit' }).getAttribute('aria-current')).toBeNull();
    const foot = within(await screen.findByRole('navigation', { name: 'Help and documents' }));
    expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/user/help',
      '/user/help#fees',
      '/user/statements',
      '/user/proof',
      '/terms',
      '/privacy',
      '/risk',
      '/complaints',
    ]);
    await foot.findByText('Operator: none, this is a demo');
    const skip = await screen.findByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveAttribute('href', '#main');
    await screen.findByText('Demo: no real money is handled. Do not send coins.');
    await waitFor(() => expect(document.title).toBe('Overview · Plainvest'));
  });

  test('marks a page of its foot there, and no page of its menu', async () => {
    openPage('/user/statements');
    const foot = within(await screen.findByRole('navigation', { name: 'Help and documents' }));
    expect(foot.getByRole('link', { current: 'page' })).toHaveTextContent('Statements');
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.queryByRole('link', { current: 'page' })).toBeNull();
  });

  test('has a panel with user, balance and sign-out', async () => {
    await fund(here.backend, scene.ada, scene.grace, '500');
    const { user, path } = openPage('/user/overview');
    await user.click(await accountButton());
    const panel = within(document.getElementById('account-panel') as HTMLElement);
    expect(panel.getByText(scene.ada.user.userName)).toBeInTheDocument();
    expect(panel.getByText(scene.ada.user.email)).toBeInTheDocument();
    expect(panel.getByText('AVAILABLE BALANCE')).toBeInTheDocument();
    await panel.findByText('500.00 $');
    expect(panel.getByRole('link', { name: 'Add Funds' })).toHaveAttribute('href', '/user/deposit');
    expect(panel.getByRole('link', { name: 'Account Settings' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(document.getElementById('account-panel')).toBeNull();
    await user.click(await accountButton());
    await user.click(screen.getByRole('button', { name: 'Signout' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(localStorage.getItem('root')).toBeNull();
  });

  test('offers the light theme, the dark one and that of the system', async () => {
    localStorage.setItem('theme', 'light');
    const { user } = openPage('/user/overview');
    await user.click(await accountButton());
    const themes = within(screen.getByRole('group', { name: 'Theme' }));
    const pressed = (name: string) =>
      themes.getByRole('button', { name }).getAttribute('aria-pressed');
    for (const [name, stored] of [
      ['Dark', 'dark'],
      ['System', 'system'],
      ['Light', 'light'],
    ] as const) {
      await user.click(themes.getByRole('button', { name }));
      expect(pressed(name)).toBe('true');
      expect(localStorage.getItem('theme')).toBe(stored);
    }
    expect(['Light', 'Dark', 'System'].map(pressed)).toEqual(['true', 'false', 'false']);
  });

  test('has the same links in a drawer, which closes on a click', async () => {
    setWidth(390);
    const { user, path } = openPage('/user/overview');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main' }));
    const nav = within(drawer.getByRole('navigation', { name: 'Main' }));
    expect(drawer.getByRole('button', { name: 'Signout' })).toBeInTheDocument();
    expect(nav.getAllByRole('link')).toHaveLength(7);
    await user.click(drawer.getByRole('link', { name: 'Withdraw' }));
    await waitFor(() => expect(path()).toBe('/user/withdraw'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('shows the transactions as cards on a phone', async () => {
    setWidth(390);
    await fund(here.backend, scene.ada, scene.grace, '500');
    openPage('/user/transaction');
    const cards = within(await screen.findByRole('list', { name: 'Transactions' }));
    expect(cards.getByText('+$500.00')).toBeInTheDocument();
    expect(cards.getByText('confirmed')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('stays around the reason when the account cannot be loaded, and tries again', async () => {
    const failure = { refuse: 'unavailable', message: 'Not now.' } as const;
    here.network.use(mock(profile.read, () => failure));
    const { user } = openPage('/user/overview');
    await screen.findByText('Your money is not affected. Not now.');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.queryByText('Available Balance')).not.toBeInTheDocument();
    here.network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Available Balance');
  });

  test('shows the heading and the menu of the next page before its code is there', async () => {
    const { user } = openPage('/user/overview');
    await screen.findByText('Available Balance');
    const link = screen.getByRole('link', { name: 'Trading Plans' });
    await user.click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-current'));
    screen.getByRole('heading', { level: 1, name: 'Trading Plans' });
  });

  test('has its menu before its code is there', () => {
    openPage('/user/deposit', [{ path: '/user/*', element: <FrameSkeleton /> }]);
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getAllByRole('link')).toHaveLength(7);
    expect(nav.getByRole('link', { name: 'Deposit' })).toHaveAttribute('aria-current', 'page');
  });

  test('shows Page not found at an unknown address', async () => {
    openPage('/user/nowhere');
    await screen.findByRole('heading', { name: 'Page not found' });
  });
});

describe('the overview', () => {
  test('shows name, balance and BTC equivalent with the age of its rate', async () => {
    await fund(here.backend, scene.ada, scene.grace, '500');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    vi.setSystemTime(here.backend.clock.now().getTime() + 10_000);
    openPage('/user/overview');
    await screen.findByRole('heading', { name: /^Hello, ada$/i });
    const main = within(screen.getByRole('main'));
    await main.findByText('Available Balance');
    const balance = within(screen.getByRole('region', { name: 'Available Balance' }));
    await balance.findByText('$500.00');
    await balance.findByText('About 0.00769231 BTC, 1 BTC = $65,000.00');
    const age = balance.getByText('example rate, 10 seconds ago');
    vi.advanceTimersByTime(1_000);
    await waitFor(() => expect(age.textContent).toBe('example rate, 11 seconds ago'));
    await main.findByText('+$500.00');
  });

  test.each([
    ['there is none', null],
    [
      'it is stale',
      {
        usd: '65000.00',
        source: 'price index',
        at: '2026-03-02T08:00:00.000Z',
        stale: true,
        example: false,
      },
    ],
  ])('shows "rate unavailable" and no number when %s', async (_, BTC) => {
    await fund(here.backend, scene.ada, scene.grace, '500');
    here.network.use(mock(prices.rates, () => ({ data: { BTC, ETH: null, EUR: null } })));
    openPage('/user/overview');
    await screen.findByText('rate unavailable');
    expect(screen.queryByText(/\d BTC/)).not.toBeInTheDocument();
  });
});
