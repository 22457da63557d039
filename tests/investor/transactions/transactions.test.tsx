import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { deposits } from '#contract/deposits.ts';
import { transactions } from '#contract/transactions.ts';
import { users } from '#contract/users.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, deposit, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { withStyles } from '#tests/support/screen/styles.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

withStyles('hiding');
const here = screens();
let ada: Person;
let grace: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
  grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  storeSession(ada.token, ada.user);
});

// The header and the title of the group come first.
const firstRow = async () => {
  const table = await screen.findByRole('table', { name: 'Transactions' });
  return within(table).getAllByRole('row')[2] as HTMLElement;
};

const decline = (depositId: string) =>
  callApi(here.backend, deposits.decline, {
    token: grace.token,
    params: { depositId },
    body: { reason: 'The payment never arrived.' },
  });

const openDetails = async (user: ReturnType<typeof openPage>['user']) => {
  await user.click(
    (await screen.findAllByRole('button', { name: /^Details of/ }))[0] as HTMLElement,
  );
  return within(await screen.findByRole('dialog'));
};

describe('the list of transactions', () => {
  test('is empty at first, with a link to the deposit page', async () => {
    const { user, path } = openPage('/user/transaction');
    await screen.findByText('You have not made any transactions');
    expect(screen.queryByLabelText('Search')).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Deposit Now' });
    expect(link).toHaveAttribute('href', '/dash/deposit');
    await user.click(link);
    await waitFor(() => expect(path()).toBe('/user/deposit'));
  });

  test('has the columns of the specification, and "no proof attached" without a receipt', async () => {
    const id = await deposit(here.backend, ada);
    openPage('/user/transaction');
    const table = await screen.findByRole('table', { name: 'Transactions' });
    const columns = within(table).getAllByRole('columnheader');
    // The window is too narrow for the running balance, which needs 1200 pixels.
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      'Reference',
      'Mode',
      'Amount',
      'Status',
      'Date',
      'Receipt',
    ]);
    const row = within(await firstRow());
    expect(row.getByText(`#${id.slice(-10).toUpperCase()}`)).toBeInTheDocument();
    expect(row.getByText('BTC')).toBeInTheDocument();
    expect(row.getByText('$500.00')).toBeInTheDocument();
    expect(row.getByText('pending')).toBeInTheDocument();
    expect(row.getByText('no proof attached')).toBeInTheDocument();
  });

  test('shows a confirmation and the new balance without a reload', async () => {
    const depositId = await deposit(here.backend, ada);
    const { user } = openPage('/user/transaction');
    await screen.findByText('pending');
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
    await screen.findByText('confirmed', {}, { timeout: 8000 });
    expect(within(await firstRow()).getByText('$500.00')).toBeInTheDocument();
    expect(background).toContain('1');
    expect(background).not.toContain(null);
    await user.click(screen.getByRole('button', { name: ada.user.fullName }));
    expect(screen.getByText('AVAILABLE BALANCE')).toBeInTheDocument();
    const panel = document.getElementById('account-panel') as HTMLElement;
    await waitFor(() => expect(within(panel).getByText('500.00 $')).toBeInTheDocument());
  });

  test('strikes a declined amount through, and its details have the reason', async () => {
    await decline(await deposit(here.backend, ada));
    const { user } = openPage('/user/transaction');
    await screen.findByText('declined');
    expect(screen.getByText('$500.00').closest('s')).not.toBeNull();
    expect(within(await firstRow()).getByText('No change')).toBeInTheDocument();
    const detail = await openDetails(user);
    await detail.findByText('Reason: The payment never arrived.');
    expect(detail.getByText('Your balance has not changed.')).toBeInTheDocument();
    expect(detail.getByRole('list', { name: 'History' }).textContent).toMatch(
      /Submitted.*Declined/,
    );
    expect(detail.getByRole('link', { name: 'Open deposit page' })).toBeInTheDocument();
  });

  test('shows a credit by staff with the running balance, and its details have the reason', async () => {
    await callApi(here.backend, users.adjust, {
      token: grace.token,
      params: { userId: ada.user._id },
      body: { status: 'Credit', amount: '12.5', reason: 'Goodwill' },
    });
    const { user } = openPage('/user/transaction');
    const row = within(await firstRow());
    expect(row.getByText('Credit')).toBeInTheDocument();
    expect(row.getByText('+$12.50')).toBeInTheDocument();
    expect(row.getByText('$12.50')).toBeInTheDocument();
    const detail = await openDetails(user);
    expect(detail.getByText('Reason: Goodwill')).toBeInTheDocument();
  });

  test('shows the quoted amount below another credited one, with the reason', async () => {
    const depositId = await deposit(here.backend, ada, '1200');
    const { status } = await callApi(here.backend, deposits.confirm, {
      token: grace.token,
      params: { depositId },
      body: { amount: '1180.25', note: 'Less arrived.' },
    });
    expect(status).toBe(200);
    const { user } = openPage('/user/transaction');
    await screen.findByText('Quoted $1,200.00');
    expect(screen.getByText('+$1,180.25')).toBeInTheDocument();
    const detail = await openDetails(user);
    await detail.findByText('You quoted $1,200.00; $1,180.25 arrived.');
    expect(detail.getByText('Reason: Less arrived.')).toBeInTheDocument();
  });

  test('has pages of 10 rows, or of the number that the reader chooses', async () => {
    for (let index = 0; index < 21; index += 1) {
      await deposit(here.backend, ada, String(100 + index));
      here.backend.clock.advance(60_000);
    }
    const { user } = openPage('/user/transaction');
    await screen.findByText('1 to 10 of 21');
    await screen.findByText('$120.00');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('11 to 20 of 21');
    await screen.findByText('$110.00');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('21 to 21 of 21');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText('11 to 20 of 21');
    await user.selectOptions(screen.getByLabelText('Rows'), '25');
    await screen.findByText('1 to 21 of 21');
    await screen.findByText('$100.00');
    expect(screen.getByText(/Dates are in your time zone\./)).toBeInTheDocument();
  });

  test('offers a retry when it cannot be loaded', async () => {
    await fund(here.backend, ada, grace);
    here.network.use(mock(transactions.own, () => ({ refuse: 'malformed', message: 'Not now.' })));
    const { user } = openPage('/user/transaction');
    await screen.findByText('Not now.');
    here.network.resetHandlers(...here.network.listHandlers().slice(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('+$1,000.00');
  });
});
