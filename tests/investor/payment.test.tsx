import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addWallet, investor, staff, walletAddresses } from '#tests/support/people.ts';
import { screens, storeSession } from '#tests/support/screens.tsx';
import { openPaymentStep, openProofStep } from './depositSteps.ts';

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
  test('quotes Ethereum by the example rate: 200 dollars are 0.004445 ETH', async () => {
    await openPaymentStep('200', 'Ethereum');
    expect(screen.getByText('You are about to pay 0.004445 ETH for 200.00 USD*')).toBeTruthy();
    expect(screen.getByText('Exchange rate: 1 ETH = 44,998.00 USD')).toBeTruthy();
  });

  test('shows the address in groups of four and copies it whole', async () => {
    const { user } = await openPaymentStep();
    expect(screen.getByText('bc1q').parentElement?.textContent).toBe(walletAddresses.BTC);
    await user.click(screen.getByRole('button', { name: `Copy address ${walletAddresses.BTC}` }));
    expect(await screen.findByText('copied to clipboard')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(walletAddresses.BTC);
  });

  test('selects the address where the browser refuses to copy, and claims nothing', async () => {
    const { user } = await openPaymentStep();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: /Copy address/ }));
    expect(await screen.findByText(/Could not copy/)).toBeTruthy();
    expect(screen.queryByText('copied to clipboard')).toBeNull();
    expect(window.getSelection()?.toString()).toBe(walletAddresses.BTC);
  });

  test('keeps amount and coin on Back and uses a valid quote again', async () => {
    const { user } = await openPaymentStep();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
    expect(amount.value).toBe('500');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bitcoin' }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'CONTINUE' }));
    expect(await screen.findByText(/You are about to pay/)).toBeTruthy();
    expect(quoteRequests()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.type(await screen.findByLabelText('Amount'), '0');
    await user.click(screen.getByRole('button', { name: 'CONTINUE' }));
    expect(await screen.findByText(/for 5,000.00 USD\*/)).toBeTruthy();
    expect(quoteRequests()).toHaveLength(2);
  });

  test('renews a quote only when asked, before the coin was sent', async () => {
    const { user } = await openPaymentStep();
    const expired = Date.now() + 15 * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(expired);
    expect(await screen.findByText(/This quote has expired/)).toBeTruthy();
    vi.restoreAllMocks();
    expect(quoteRequests()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Get a new quote' }));
    expect(await screen.findByText(/New quote/)).toBeTruthy();
    expect(quoteRequests()).toHaveLength(2);
  });

  test('shows how a late payment is credited once the coin was sent', async () => {
    await openProofStep();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000);
    expect(await screen.findByText(/we credit your payment at the rate on arrival/)).toBeTruthy();
    vi.restoreAllMocks();
    expect(screen.queryByRole('button', { name: 'Get a new quote' })).toBeNull();
  });
});
