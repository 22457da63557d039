import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { settings } from '#contract/settings.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { addressBookMessages } from '#server/addressBook/messages.ts';
import { authMessages } from '#server/auth/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, fund, investorPassword, walletAddresses } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';
import { confirmButton, confirmDialog, confirmWithPassword } from './confirmDialog.ts';

const here = screens();
const scene = investorScene(here);

beforeEach(() => fund(here.backend, scene.ada, scene.grace, '1000'));

const requests = () =>
  here.asked.filter((request) => request === `POST /backend${withdrawals.create.path}`);

async function open() {
  const page = openPage('/user/withdraw');
  await screen.findByText(/Available \$1,000.00/);
  return page;
}

async function fill(amount: string, mode?: string, address?: string) {
  const page = await open();
  if (amount) await page.user.type(screen.getByLabelText('Amount'), amount);
  if (mode) await page.user.click(screen.getByRole('radio', { name: mode }));
  if (address) {
    await page.user.click(await screen.findByLabelText('Destination address'));
    await page.user.paste(address);
  }
  await page.user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
  return page;
}

describe('a withdrawal request', () => {
  test.each([
    ['', undefined, undefined, 'Enter Value'],
    ['20', undefined, addresses.BTC, 'Enter Value'],
    ['', 'Bitcoin', addresses.BTC, 'Enter Value'],
    ['0', 'Bitcoin', addresses.BTC, 'Enter Value'],
    ['-5', 'Bitcoin', addresses.BTC, 'Enter Value'],
    ['1.234', 'Bitcoin', addresses.BTC, 'Enter Value'],
    ['20', 'Bitcoin', undefined, 'This is not a valid address for this coin.'],
    ['1000.01', 'Bitcoin', addresses.BTC, 'Insufficient Balance'],
  ])('rejects "%s" by %s to %s: %s', async (amount, mode, address, message) => {
    await fill(amount, mode, address);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests()).toEqual([]);
  });

  test('is shown in full, sent after Confirm, and opens the dashboard after 3 s', async () => {
    const { user, path } = await fill('250.50', 'Bitcoin', addresses.BTC);
    const dialog = await confirmDialog();
    expect(dialog.getByText('$250.50')).toBeInTheDocument();
    expect(dialog.getByText(/on the Bitcoin network/)).toBeInTheDocument();
    expect(dialog.getByRole('code').textContent).toBe(addresses.BTC);
    expect(dialog.getByText(/We never ask you to pay before a withdrawal/)).toBeInTheDocument();
    expect(dialog.getByText('$749.50')).toBeInTheDocument();
    expect(dialog.getByText(/^Within 4 days, by \d+ \w+/)).toBeInTheDocument();
    expect(dialog.getByText('$250.50 is set aside until we pay')).toBeInTheDocument();
    const startMs = performance.now();
    await confirmWithPassword(user, dialog);
    await screen.findByText('Withdrawal requested.');
    await screen.findByText(/We review your request within 48 hours and email you/);
    await screen.findByText('requested');
    await screen.findByText(/Available \$749.50/);
    expect(path()).toBe('/user/withdraw');
    await waitFor(() => expect(path()).toBe('/user/overview'));
    expect(performance.now() - startMs).toBeGreaterThan(3000);
    expect(requests()).toHaveLength(1);
  });

  test('is opened from its toast', async () => {
    const { user, path } = await fill('20', 'Ethereum', addresses.ETH);
    await confirmWithPassword(user, await confirmDialog());
    await user.click(await screen.findByRole('button', { name: 'View' }));
    await waitFor(() => expect(path()).toMatch(/^\/user\/withdraw\/[0-9a-f-]{36}$/));
  });

  test('clears the form when its confirmation is cancelled', async () => {
    const { user } = await fill('20', 'Ethereum', addresses.ETH);
    await user.click((await confirmDialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Amount')).toHaveValue('');
    expect(screen.getByLabelText('Destination address')).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Ethereum' })).not.toBeChecked();
    expect(requests()).toEqual([]);
  });

  test('keeps the input after an error of the server, which marks its field', async () => {
    const message = 'Minimum: $50.00';
    const { user } = await fill('20', 'Bitcoin', addresses.BTC);
    const dialog = await confirmDialog();
    const change = { token: scene.grace.token, body: { minWithdrawalUsd: 50 } };
    await callApi(here.backend, settings.update, change);
    await confirmWithPassword(user, dialog);
    // As a toast and at the field.
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    const amount = screen.getByLabelText('Amount');
    expect(amount).toHaveValue('20');
    await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'true'));
    expect(amount).toHaveFocus();
  });

  test.each([
    ['of another coin', addresses.ETH, messages.addressIsEthereum],
    ['of ours', walletAddresses.BTC, addressBookMessages.ownDepositAddress],
    ['with a slip', addresses.BTC.replace(/4$/, '5'), messages.addressInvalid],
  ])('marks an address %s in the form, before the dialog', async (_, address, message) => {
    await fill('20', 'Bitcoin', address);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    const field = await screen.findByLabelText('Destination address');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests()).toEqual([]);
  });

  test('takes all that is available by Max, in groups, and shows what arrives', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Max: enter $1,000.00' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('1000.00');
    const side = within(screen.getByRole('region', { name: 'You receive about' }));
    expect(side.getByText('Choose a coin to see an estimate.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Ethereum' }));
    await side.findByText(/^\d+\.\d{6} ETH$/);
    expect(side.getByText('$1,000.00')).toBeInTheDocument();
    expect(side.getByText('Paid by us')).toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toHaveValue('1,000.00');
    await user.type(screen.getByLabelText('Destination address'), `${addresses.ETH}{Enter}`);
    expect((await confirmDialog()).getByText('$1,000.00')).toBeInTheDocument();
  });

  test('asks for the password each time, right after signing in too', async () => {
    const { user } = await fill('20', 'Bitcoin', addresses.BTC);
    const dialog = await confirmDialog();
    const password = await dialog.findByLabelText(/your password/);
    expect(dialog.getByRole('code').textContent).toBe(addresses.BTC);
    await user.click(confirmButton(dialog));
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
    await user.type(password, 'WrongPassword#1');
    await user.click(confirmButton(dialog));
    await dialog.findByText(authMessages.wrongPassword);
    expect(requests()).toEqual([]);
    await user.clear(password);
    await user.type(password, `${investorPassword}{Enter}`);
    await screen.findByText('requested');
    expect(requests()).toHaveLength(1);
  });

  test('forgets an error of the amount once the amount is possible', async () => {
    const { user } = await fill('1000.01', 'Bitcoin', addresses.BTC);
    expect((await screen.findByRole('alert')).textContent).toBe('Insufficient Balance');
    const amount = screen.getByLabelText('Amount');
    await user.type(amount, '{Backspace}2');
    expect(screen.getByRole('alert').textContent).toBe('Insufficient Balance');
    await user.clear(amount);
    await user.type(amount, '400');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(amount).toHaveAttribute('aria-invalid', 'false');
  });

  test('takes its address from the clipboard by one press, and checks it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
    await navigator.clipboard.writeText(` ${addresses.BTC} `);
    await user.click(screen.getByRole('button', { name: 'Paste an address' }));
    expect(await screen.findByLabelText('Destination address')).toHaveValue(addresses.BTC);
    expect(screen.getByLabelText('Destination address')).toHaveFocus();
    await screen.findByText(/We have not paid to this address before\. Check/);
    expect(screen.queryByRole('button', { name: 'Paste an address' })).toBeNull();
  });

  test('can be cancelled before a decision', async () => {
    const body = { amount: '20', withdrawMode: 'Bitcoin', address: addresses.BTC };
    await callApi(here.backend, withdrawals.create, { token: scene.ada.token, body });
    const { user } = openPage('/user/withdraw');
    await user.click(await screen.findByRole('button', { name: /^Cancel request/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' }));
    expect(question.getByText(/\$20.00 is available again/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Keep request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('requested')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Cancel request/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancel request' }));
    await screen.findByText('cancelled');
    await screen.findByText('Withdrawal cancelled. The amount is available again.');
    await screen.findByText(/Available \$1,000.00/);
    expect(screen.queryByRole('button', { name: /^Cancel request/ })).not.toBeInTheDocument();
  });
});
