import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { balances } from '#contract/balances.ts';
import { calls } from '#contract/calls.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { handlers, mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, deposit, fund, investor } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';
import { tile } from './tile.ts';

const here = screens();
const scene = investorScene(here);

describe('the tiles of the overview', () => {
  test('show what is available, pending, on hold, and the total', async () => {
    await fund(here.backend, scene.ada, scene.grace, '1000');
    await deposit(here.backend, scene.ada, '77');
    const { status } = await callApi(here.backend, withdrawals.create, {
      token: scene.ada.token,
      body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
    });
    expect(status).toBe(200);
    openPage('/user/overview');
    await (await tile('Available Balance')).findByText('$900.00');
    await screen.findByText(/^BTC\/USD, /);
    const names = ['My Plans', 'Withdraw', 'Deposit', 'Total', 'Latest transactions', 'BTC/USD,'];
    const { textContent } = screen.getByRole('banner').parentElement as Element;
    const places = names.map((name) => textContent.indexOf(name));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    const pending = await tile('Pending deposits');
    expect(pending.getByText('$77.00')).toBeInTheDocument();
    expect(pending.getByText('1 in review, not counted yet')).toBeInTheDocument();
    const held = await tile('On hold');
    expect(held.getByText('$100.00')).toBeInTheDocument();
    expect(held.getByText('1 withdrawal, not paid yet')).toBeInTheDocument();
    expect((await tile('Total')).getByText('$1,000.00')).toBeInTheDocument();
  });
});

describe('parts of the overview that cannot be read', () => {
  test('give one message, are marked in their places, and are read again together', async () => {
    const refused = { refuse: 'unavailable', message: 'Not now.' } as const;
    here.network.use(
      mock(balances.summary, () => refused),
      mock(balances.history, () => refused),
      mock(calls.transactions.own, () => refused),
    );
    const { user } = openPage('/user/overview');
    await screen.findByText(
      'We could not load all of this page. Your money is not affected.',
      {},
      { timeout: 5_000 },
    );
    // One more try each, so that the reader need not wait for a word.
    expect(here.asked.filter((call) => call === 'GET /backend/api/v1/user/summary')).toHaveLength(
      2,
    );
    // Four tiles, the balance over time and the latest transactions.
    await waitFor(() => expect(screen.getAllByText('Not available')).toHaveLength(6));
    expect(screen.queryByText('Not now.')).not.toBeInTheDocument();
    here.network.resetHandlers(...handlers(here.backend));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await (await tile('Total')).findByText('$0.00');
    await waitFor(() => expect(screen.queryByText('Not available')).not.toBeInTheDocument());
  });
});

describe('a new account', () => {
  test('has two steps, a note about verification, and no chart or rate', async () => {
    openPage('/user/overview');
    const steps = await tile('Two steps to your first balance');
    expect(steps.getAllByRole('listitem')).toHaveLength(2);
    expect(steps.getByText('Email confirmed')).toBeInTheDocument();
    expect(steps.getByText('Identity not verified.').closest('li')).toBeNull();
    await steps.findByText(/^From \$50.00, in Bitcoin or Ethereum. .* within 48 hours/);
    expect(steps.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/user/deposit');
    await screen.findByText('You have not made any transactions');
    expect(screen.queryByRole('link', { name: 'Deposit Now' })).not.toBeInTheDocument();
    expect(screen.queryByText('Total over time')).not.toBeInTheDocument();
    expect(screen.queryByText(/^BTC\/USD, /)).not.toBeInTheDocument();
    expect(screen.queryByText(/1 BTC = /)).not.toBeInTheDocument();
  });

  test('reads the use of a confirmed email, and gets the mail again in place', async () => {
    const bob = await investor(here.backend, 'bob', { confirmed: false });
    storeSession(bob.token, bob.user);
    const { user } = openPage('/user/overview');
    const steps = await tile('Two steps to your first balance');
    expect(steps.getByText(/only to attach a picture as proof of a deposit/)).toBeInTheDocument();
    expect(steps.queryByText(/contact us/)).not.toBeInTheDocument();
    await user.click(steps.getByRole('button', { name: 'Send a new confirmation email' }));
    await screen.findByText(/we have sent a new link/);
  });

  test('has no steps after its first entry', async () => {
    await fund(here.backend, scene.ada, scene.grace);
    openPage('/user/overview');
    await screen.findByText('Your balance appears here after two entries.');
    expect(screen.queryByText('Two steps to your first balance')).not.toBeInTheDocument();
  });
});

describe('the balance over time', () => {
  test('is a line of steps with its figures as a table, and sums of each month', async () => {
    await fund(here.backend, scene.ada, scene.grace, '1000');
    here.backend.clock.advance(60_000);
    await fund(here.backend, scene.ada, scene.grace, '500');
    const { user } = openPage('/user/overview');
    const panel = await tile('Total over time');
    const picture = await panel.findByRole('img', { name: /: 2 entries since .*, now \$1,500.00/ });
    expect(picture.textContent).toMatch(/^\$0/);
    await user.click(panel.getByText('Show as table'));
    const rows = within(panel.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DateTotal',
      expect.stringMatching(/2 Mar 2026\$1,500.00$/),
      expect.stringMatching(/2 Mar 2026\$1,000.00$/),
    ]);
    const months = await tile('In and out by month');
    await user.click(months.getByText('Show as table'));
    expect(months.getByText('Mar 2026').closest('tr')).toHaveTextContent(/\$1,500.00\$0.00$/);
  });
});

describe('the latest transactions', () => {
  test('open their details on the overview', async () => {
    await fund(here.backend, scene.ada, scene.grace, '1000');
    const { user } = openPage('/user/overview');
    const latest = await tile('Latest transactions');
    await user.click(await latest.findByText('+$1,000.00'));
    const detail = within(await screen.findByRole('dialog'));
    await detail.findByText('$1,000.00 added to your balance');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(latest.getByRole('button', { name: /^Details of/ })).toBeInTheDocument();
  });
});
