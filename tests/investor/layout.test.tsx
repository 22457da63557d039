import { screen, waitFor, within } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prices } from '#contract/prices.ts';
import { mock } from '#mocks/handlers.ts';
import { addWallet, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();
let ada: Person;
let grace: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
  grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  storeSession(ada.token, ada.user);
});

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });

afterEach(() => setWidth(1024));

const accountButton = () => screen.findByRole('button', { name: ada.user.fullName });

describe('the frame of the investor area', () => {
  test('links every page and marks the current one', async () => {
    openPage('/user');
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(
      nav
        .getAllByRole('link')
        .slice(1)
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/user/overview',
      '/user/deposit',
      '/user/my-plans',
      '/user/tradingplans',
      '/user/transaction',
      '/user/withdraw',
      '/user/useracct',
    ]);
    expect(nav.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
    expect(nav.getByRole('link', { name: 'Deposit' }).getAttribute('aria-current')).toBeNull();
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(
      '#main',
    );
    expect(await screen.findByText('Demo: no real money is handled here.')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Overview · Plainvest'));
  });

  test('tells who is signed in and what can be withdrawn, and signs out', async () => {
    await fund(here.backend, ada, grace, '500');
    const { user, path } = openPage('/user/overview');
    await user.click(await accountButton());
    const panel = within(document.getElementById('account-panel') as HTMLElement);
    expect(panel.getByText(ada.user.userName)).toBeTruthy();
    expect(panel.getByText(ada.user.email)).toBeTruthy();
    expect(panel.getByText('AVAILABLE BALANCE')).toBeTruthy();
    expect(await panel.findByText('500.00 $')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Add Funds' }).getAttribute('href')).toBe(
      '/user/deposit',
    );
    expect(panel.getByRole('link', { name: 'Account Settings' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(document.getElementById('account-panel')).toBeNull();
    await user.click(await accountButton());
    await user.click(screen.getByRole('button', { name: 'Signout' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(localStorage.getItem('root')).toBeNull();
  });

  test('has the same links in a drawer that closes on a click', async () => {
    setWidth(390);
    const { user, path } = openPage('/user/overview');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main' }));
    const nav = within(drawer.getByRole('navigation', { name: 'Main' }));
    expect(nav.getAllByRole('link')).toHaveLength(7);
    await user.click(drawer.getByRole('link', { name: 'Withdraw' }));
    await waitFor(() => expect(path()).toBe('/user/withdraw'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('shows the statement as cards on a phone', async () => {
    setWidth(390);
    await fund(here.backend, ada, grace, '500');
    openPage('/user/transaction');
    const cards = within(await screen.findByRole('list', { name: 'Transactions' }));
    expect(cards.getByText('+$500.00')).toBeTruthy();
    expect(cards.getByText('confirmed')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('has no page at an unknown address', async () => {
    openPage('/user/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});

describe('the overview', () => {
  test('greets by name and shows the balance with its BTC equivalent', async () => {
    await fund(here.backend, ada, grace, '500');
    openPage('/user/overview');
    expect(
      await screen.findByRole('heading', { name: `Hello, ${ada.user.fullName}` }),
    ).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/user/deposit');
    expect(main.getByRole('link', { name: 'My Plans' }).getAttribute('href')).toBe(
      '/user/my-plans',
    );
    expect(main.getByText('Available Balance')).toBeTruthy();
    const balance = within(screen.getByRole('region', { name: 'Available Balance' }));
    expect(await balance.findByText('$500.00')).toBeTruthy();
    expect(await balance.findByText('0.00769231 BTC')).toBeTruthy();
    expect(balance.getByText(/at 65,000.00 USD per BTC, example rate/)).toBeTruthy();
    expect(await main.findByText('+$500.00')).toBeTruthy();
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
  ])('says rate unavailable and no number when %s', async (_, BTC) => {
    here.network.use(mock(prices.rates, () => ({ data: { BTC, ETH: null, EUR: null } })));
    openPage('/user/overview');
    expect(await screen.findByText('rate unavailable')).toBeTruthy();
    expect(screen.queryByText(/\d BTC/)).toBeNull();
  });
});
