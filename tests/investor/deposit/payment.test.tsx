import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addWallet, inFours, investor, staff, walletAddresses } from '#tests/support/people.ts';
import { withStyles } from '#tests/support/screen/styles.ts';
import { screens, storeSession } from '#tests/support/screens.tsx';
import { openPaymentStep, openReceiptStep } from './steps.ts';

withStyles('hiding');
const here = screens();

beforeEach(async () => {
  const ada = await investor(here.backend);
  const grace = await staff(here.backend);
  await addWallet(here.backend, grace, 'BTC');
  await addWallet(here.backend, grace, 'ETH');
  storeSession(ada.token, ada.user);
});

afterEach(() => vi.restoreAllMocks());

const quoteRequests = () => here.asked.filter((request) => request === 'GET /backend/quote');

describe('the quote of a deposit', () => {
  test('shows 0.004445 ETH for 200 dollars at the example rate', async () => {
    await openPaymentStep('200', 'Ethereum');
    expect(
      screen.getByText('You are about to pay 0.004445 ETH for 200.00 USD*'),
    ).toBeInTheDocument();
    expect(screen.getByText('1 ETH = $44,998.00')).toBeInTheDocument();
  });

  test('shows the address in groups of four and copies all of it', async () => {
    const { user } = await openPaymentStep();
    const bold = [...(screen.getByText('bc1q').closest('code')?.querySelectorAll('b') ?? [])];
    expect(screen.getByText('bc1q').closest('code')?.textContent).toBe(walletAddresses.BTC);
    const groups = inFours(walletAddresses.BTC).split(' ');
    expect(bold.map(({ textContent }) => textContent)).toEqual([
      ...groups.slice(0, 2),
      ...groups.slice(-2),
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    await screen.findByText('copied to clipboard');
    expect(await navigator.clipboard.readText()).toBe(walletAddresses.BTC);
  });

  test('selects the address if the browser refuses to copy', async () => {
    const { user } = await openPaymentStep();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    await screen.findByText(/Could not copy/);
    expect(screen.queryByText('copied to clipboard')).not.toBeInTheDocument();
    expect(window.getSelection()?.toString()).toBe(walletAddresses.BTC);
  });

  test('is cancelled after one question if nothing was sent', async () => {
    const { user } = await openPaymentStep();
    await user.click(screen.getByRole('button', { name: 'Cancel this deposit' }));
    await user.click(await screen.findByRole('button', { name: 'I sent nothing: cancel' }));
    await screen.findByText('Deposit cancelled. Nothing was charged.');
    expect(await screen.findByLabelText('Amount')).toHaveValue('');
    expect(screen.queryByText('You have an open deposit', { exact: false })).toBeNull();
  });

  test('keeps amount and coin on Back and uses a valid quote again', async () => {
    const { user } = await openPaymentStep();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
    expect(amount).toHaveValue('500');
    expect(screen.getByRole('radio', { name: 'Bitcoin' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'CONTINUE' }));
    await screen.findByText(/You are about to pay/);
    expect(quoteRequests()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.type(await screen.findByLabelText('Amount'), '0');
    await user.click(screen.getByRole('button', { name: 'CONTINUE' }));
    await screen.findByText(/for 5,000.00 USD\*/);
    expect(quoteRequests()).toHaveLength(2);
  });

  test('is renewed only by its button', async () => {
    const { user } = await openPaymentStep();
    const expired = Date.now() + 15 * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(expired);
    await screen.findByText('Do not send to this quote.');
    vi.restoreAllMocks();
    expect(quoteRequests()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Get a new quote' }));
    await screen.findByText(/New quote/);
    expect(quoteRequests()).toHaveLength(2);
  });

  test('shows how a late payment is credited and offers no renewal once the coin was sent', async () => {
    await openReceiptStep();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000);
    await screen.findByText(/we credit your payment at the rate on arrival/);
    vi.restoreAllMocks();
    expect(screen.queryByRole('button', { name: 'Get a new quote' })).not.toBeInTheDocument();
  });
});
