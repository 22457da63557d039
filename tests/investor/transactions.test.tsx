import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { deposits } from '#contract/deposits.ts';
import { transactions } from '#contract/transactions.ts';
import { users } from '#contract/users.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, deposit, fund, investor, type Person, staff } from '#tests/support/people.ts';
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

const firstRow = () => screen.findAllByRole('row').then((rows) => rows[1] as HTMLElement);

describe('the statement', () => {
  test('is empty at first, with a link to the first deposit', async () => {
    const { user, path } = openPage('/user/transaction');
    expect(await screen.findByText('You have not made any transactions')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Deposit Now' });
    expect(link.getAttribute('href')).toBe('/dash/deposit');
    await user.click(link);
    await waitFor(() => expect(path()).toBe('/user/deposit'));
  });

  test('has the columns of the specification and says when there is no proof', async () => {
    const id = await deposit(here.backend, ada);
    openPage('/user/transaction');
    const table = await screen.findByRole('table', { name: 'Transactions' });
    const columns = within(table).getAllByRole('columnheader');
    // The running balance joins from 1200 pixels on; this window is narrower.
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      'Reference',
      'Mode',
      'Amount',
      'Status',
      'Date',
      'Receipt',
    ]);
    const row = within(await firstRow());
    expect(row.getByText(`#${id.slice(-10).toUpperCase()}`)).toBeTruthy();
    expect(row.getByText('BTC')).toBeTruthy();
    expect(row.getByText('+$500.00')).toBeTruthy();
    expect(row.getByText('pending')).toBeTruthy();
    expect(row.getByText('no proof attached')).toBeTruthy();
  });

  test('shows a confirmation by itself, and the balance with it', async () => {
    const depositId = await deposit(here.backend, ada);
    const { user } = openPage('/user/transaction');
    expect(await screen.findByText('pending')).toBeTruthy();
    const background: (string | null)[] = [];
    here.network.events.on('request:start', ({ request }) => {
      if (!request.url.includes(transactions.own.path)) return;
      background.push(request.headers.get('X-Background'));
    });
    await callApi(here.backend, deposits.confirm, {
      token: grace.token,
      params: { depositId },
      body: {},
    });
    expect(await screen.findByText('confirmed', {}, { timeout: 8000 })).toBeTruthy();
    expect(within(await firstRow()).getByText('$500.00')).toBeTruthy();
    expect(background).toContain('1');
    expect(background).not.toContain(null);
    await user.click(screen.getByRole('button', { name: ada.user.fullName }));
    expect(screen.getByText('AVAILABLE BALANCE')).toBeTruthy();
    const panel = document.getElementById('account-panel') as HTMLElement;
    await waitFor(() => expect(within(panel).getByText('500.00 $')).toBeTruthy());
  });

  test('lets the reason of a declined deposit be read', async () => {
    const depositId = await deposit(here.backend, ada);
    await callApi(here.backend, deposits.decline, {
      token: grace.token,
      params: { depositId },
      body: { reason: 'The payment never arrived.' },
    });
    const { user } = openPage('/user/transaction');
    expect(await screen.findByText('declined')).toBeTruthy();
    expect(screen.getByText('Reason: The payment never arrived.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Details of/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('What happened')).toBeTruthy();
    expect(dialog.getByText(/Exchange rate: 1 BTC = 65,000.00 USD/)).toBeTruthy();
  });

  test('shows what staff credited, with its reason and the running balance', async () => {
    await callApi(here.backend, users.adjust, {
      token: grace.token,
      params: { userId: ada.user._id },
      body: { status: 'Credit', amount: '12.5', reason: 'Goodwill' },
    });
    openPage('/user/transaction');
    expect(await screen.findByText('Reason: Goodwill')).toBeTruthy();
    const row = within(await firstRow());
    expect(row.getByText('Credit')).toBeTruthy();
    expect(row.getByText('+$12.50')).toBeTruthy();
    expect(row.getByText('$12.50')).toBeTruthy();
  });

  test('is paged by cursor: next, previous and first', async () => {
    for (let index = 0; index < 21; index += 1) {
      await deposit(here.backend, ada, String(100 + index));
      here.backend.clock.advance(60_000);
    }
    const { user } = openPage('/user/transaction');
    expect(await screen.findByText('1 to 10 of 21')).toBeTruthy();
    expect(screen.getByText('+$120.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('11 to 20 of 21')).toBeTruthy();
    expect(screen.getByText('+$110.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('21 to 21 of 21')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('11 to 20 of 21')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'First' }));
    expect(await screen.findByText('1 to 10 of 21')).toBeTruthy();
  });

  test('offers to try again when it cannot be loaded', async () => {
    await fund(here.backend, ada, grace);
    here.network.use(mock(transactions.own, () => ({ refuse: 'malformed', message: 'Not now.' })));
    const { user } = openPage('/user/transaction');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    here.network.resetHandlers(...here.network.listHandlers().slice(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('+$1,000.00')).toBeTruthy();
  });
});
