import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { prices } from '#contract/prices.ts';
import { profile } from '#contract/profile.ts';
import { settings } from '#contract/settings.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { mock } from '#mocks/handlers.ts';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  investorPassword,
  type Person,
  staff,
} from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();
let ada: Person;
let grace: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
  grace = await staff(here.backend);
  storeSession(ada.token, ada.user);
});

async function fundAda() {
  await addWallet(here.backend, grace);
  await fund(here.backend, ada, grace, '1000');
}

const request = { amount: '20', withdrawMode: 'Bitcoin', address: addresses.BTC } as const;
const requestOne = () =>
  callApi(here.backend, withdrawals.create, { token: ada.token, body: request });

describe('the withdrawal page', () => {
  test('leads to a deposit above its form while there is nothing to withdraw', async () => {
    openPage('/user/withdraw');
    await screen.findByText('You have nothing to withdraw yet');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/user/deposit');
    expect(screen.getByRole('heading', { name: 'Request New Withdrawal' })).toBeInTheDocument();
  });

  test('offers money that staff confirmed while another page was open', async () => {
    const { user } = openPage('/user/help');
    await screen.findByText('Minimum withdrawal');
    await fundAda();
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(menu.getByRole('link', { name: 'Withdraw' }));
    await screen.findByText('Available $1,000.00');
    expect(screen.queryByText('You have nothing to withdraw yet')).toBeNull();
  });

  test('shows the daily limit with what is left, and refuses more at the field', async () => {
    await fundAda();
    await requestOne();
    const body = { dailyWithdrawalUsd: 100 };
    await callApi(here.backend, settings.update, { token: grace.token, body });
    const { user } = openPage('/user/withdraw');
    await screen.findByText(/You can withdraw \$80.00 more today/);
    const limit = screen.getByRole('progressbar', { name: 'Daily limit' });
    expect(limit).toHaveAttribute('aria-valuetext', '$20.00 of $100.00');
    await user.type(screen.getByLabelText('Amount'), '90');
    await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
    await user.click(await screen.findByLabelText('Destination address'));
    await user.paste(addresses.BTC);
    await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
    const message = 'You can withdraw up to $80.00 today.';
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await user.click(screen.getByRole('button', { name: 'Max: enter $80.00' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('80.00');
  });

  test('refuses too much when the field is left, and keeps it for another coin', async () => {
    await fundAda();
    const { user } = openPage('/user/withdraw');
    await user.type(await screen.findByLabelText('Amount'), '9000');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Insufficient Balance');
    // The estimate does not depend on the balance; a phone has it in its bar too.
    await screen.findAllByText(/^0.13846154 BTC$/);
    await user.click(screen.getByRole('radio', { name: 'Ethereum' }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Amount'), '{Backspace}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('shows the rate with source and time as not fixed yet, and goes on without one', async () => {
    const at = '2026-03-02T09:00:00.000Z';
    const BTC = { usd: '65000.00', source: 'price index', at, stale: false, example: false };
    here.network.use(mock(prices.rates, () => ({ data: { BTC, ETH: null, EUR: null } })));
    const { user } = openPage('/user/withdraw');
    await user.type(await screen.findByLabelText('Amount'), '20');
    await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
    await screen.findByText(`at $65,000.00, price index, ${clockTime(new Date(at))}`);
    expect(screen.getByText('Fixed when we pay')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Ethereum' }));
    await screen.findByText(/^No rate is available right now\. You can still withdraw/);
  });

  test('shows when withdrawals are possible again after a new password', async () => {
    const body = {
      existingPassword: investorPassword,
      newPassword: 'CalmRiver#42',
      confirmPassword: 'CalmRiver#42',
    };
    await callApi(here.backend, profile.changePassword, { token: ada.token, body });
    openPage('/user/withdraw');
    await screen.findByText(/^You can withdraw again from .+ withdrawals wait 24 hours/);
    expect(screen.getByRole('button', { name: 'Review withdrawal' })).toBeDisabled();
  });

  test('opens a withdrawal with its whole address and its history', async () => {
    await fundAda();
    await requestOne();
    const { user } = openPage('/user/withdraw');
    const details = await screen.findByRole('button', { name: /^Details of/ });
    await user.click(details);
    const dialog = within(await screen.findByRole('dialog', { name: /^Withdrawal / }));
    expect((await dialog.findByRole('code')).textContent).toBe(addresses.BTC);
    const steps = within(dialog.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Requested/),
      expect.stringMatching(/^In reviewBy /),
      'Paid',
    ]);
    expect(dialog.getByText('To this address, Bitcoin network')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /^Cancel request/ })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(details).toHaveFocus());
  });
});
