import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { deposits } from '#contract/deposits.ts';
import { prices } from '#contract/prices.ts';
import { wallets } from '#contract/wallets.ts';
import { mock } from '#mocks/handlers.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { changeAudited } from '#tests/support/audited.ts';
import { addWallet, investor, staff } from '#tests/support/people.ts';
import { screens, storeSession } from '#tests/support/screens.tsx';
import { openAmountStep } from './steps.ts';

const here = screens();

beforeEach(async () => {
  const ada = await investor(here.backend);
  const grace = await staff(here.backend);
  await addWallet(here.backend, grace, 'BTC');
  storeSession(ada.token, ada.user);
});

const quoteRequests = () => here.asked.filter((request) => request === 'GET /backend/quote');
const continueButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'CONTINUE' });

async function typeAmount(amount: string, coin?: string) {
  const page = await openAmountStep();
  if (amount) await page.user.type(screen.getByLabelText('Amount'), amount);
  if (coin) await page.user.click(screen.getByRole('radio', { name: coin }));
  return page;
}

describe('step 1 of a deposit', () => {
  test.each([
    ['50.5', 'Bitcoin', 'Amount must be a number only'],
    ['-50', 'Bitcoin', 'Amount must be a number only'],
    ['1e3', undefined, 'Amount must be a number only'],
    [' 50', 'Bitcoin', 'Amount must be a number only'],
    ['', 'Bitcoin', 'Please select a mode and enter the amount to deposit!'],
    ['500', undefined, 'Please select a mode and enter the amount to deposit!'],
    ['49', 'Bitcoin', 'Minimum: 50.00 USD'],
  ])('rejects "%s" with %s: %s', async (amount, coin, message) => {
    const { user } = await typeAmount(amount, coin);
    await user.click(continueButton());
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(quoteRequests()).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('rejects an amount above the maximum of the settings', async () => {
    await changeAudited(here.backend.db, (trx) =>
      trx.updateTable('settings').set({ max_deposit_usd: 1000 }).execute(),
    );
    const { user } = await typeAmount('1001', 'Bitcoin');
    expect(screen.getByText('Maximum: 1,000.00 USD')).toBeInTheDocument();
    await user.click(continueButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Maximum: 1,000.00 USD');
  });

  test('shows the reason and disables CONTINUE while deposits are paused', async () => {
    const paused = { deposits_paused: true, pause_reason: 'Until Monday.' };
    await changeAudited(here.backend.db, (trx) =>
      trx.updateTable('settings').set(paused).execute(),
    );
    await openAmountStep();
    expect(screen.getByText(/Deposits are paused. Until Monday./)).toBeInTheDocument();
    expect(continueButton()).toBeDisabled();
  });

  test('selects the other coin with an arrow key', async () => {
    const { user } = await typeAmount('500', 'Bitcoin');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Ethereum' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Bitcoin' })).not.toBeChecked();
  });
});

describe('a coin without a receiving address', () => {
  test('shows Not available and disables CONTINUE', async () => {
    await typeAmount('500', 'Ethereum');
    await screen.findByText(/Ethereum deposits are not available right now. Try again tomorrow/);
    expect(screen.queryByText('Failed to fetch ETH wallet address.')).not.toBeInTheDocument();
    expect(screen.queryByText('An error occurred.')).not.toBeInTheDocument();
    expect(continueButton()).toBeDisabled();
  });

  test('is marked before it is chosen, and offers the other coin after', async () => {
    const { user } = await openAmountStep();
    const ethereum = screen.getByRole('radio', { name: 'Ethereum' });
    await waitFor(() => expect(ethereum).toHaveAccessibleDescription(/Not available$/));
    await user.click(ethereum);
    await user.click(await screen.findByRole('button', { name: 'Use Bitcoin' }));
    expect(screen.getByRole('radio', { name: 'Bitcoin' })).toBeChecked();
    await screen.findByText('BTC Wallet Address fetched successfully!');
    expect(continueButton()).toBeEnabled();
  });

  test('offers a retry after an error, with two toasts for Bitcoin', async () => {
    here.network.use(mock(wallets.one, () => ({ refuse: 'internal' })));
    const { user } = await typeAmount('500', 'Bitcoin');
    await screen.findByText('An error occurred.');
    // Once as a toast and once in the page, where it stays.
    await waitFor(() =>
      expect(screen.getAllByText('Failed to fetch BTC wallet address.')).toHaveLength(2),
    );
    expect(continueButton()).toBeDisabled();
    here.network.resetHandlers(...here.network.listHandlers().slice(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('BTC Wallet Address fetched successfully!');
    expect(continueButton()).toBeEnabled();
  });
});

describe('a deposit without a rate', () => {
  test('disables CONTINUE before a press, until the rates are read', async () => {
    here.network.use(mock(prices.rates, () => ({ refuse: 'not-found' })));
    const { user } = await typeAmount('500', 'Bitcoin');
    await screen.findByText('Rate unavailable. No quote can be made right now.');
    expect(screen.getByText('No rate right now')).toBeInTheDocument();
    expect(continueButton()).toBeDisabled();
    here.network.resetHandlers(...here.network.listHandlers().slice(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(continueButton()).toBeEnabled());
  });

  test('shows "Rate unavailable", disables CONTINUE and offers a retry', async () => {
    const message = 'Rate unavailable. Please try again in a minute.';
    here.network.use(mock(prices.quote, () => ({ refuse: 'unavailable', message })));
    const { user } = await typeAmount('500', 'Bitcoin');
    await user.click(continueButton());
    await screen.findByText(message);
    expect(continueButton()).toBeDisabled();
    here.network.resetHandlers(...here.network.listHandlers().slice(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/You are about to pay 0.00769231 BTC/);
  });
});

const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });

/** The toasts of one failure follow one another. */
async function nextToast(user: UserEvent) {
  const text = await screen.findByText('Error Occured please try again or contact admin');
  const toast = within(text.closest('[data-toast]') as HTMLElement);
  await user.click(toast.getByRole('button', { name: 'Close' }));
}

/** Submits a deposit without a receipt. */
async function submit() {
  const page = await typeAmount('500', 'Bitcoin');
  await page.user.click(continueButton());
  await page.user.click(await screen.findByRole('button', { name: 'I have sent the coin' }));
  await page.user.click(await screen.findByRole('button', { name: 'Submit' }));
  return page;
}

describe("a failed submit shows 'Error Occured please try again or contact admin'", () => {
  test.each([
    ['an error of a rule', { refuse: 'rule', message: 'Refused for a reason.' }],
    ['an unavailable server', { refuse: 'unavailable', message: platformMessages.unavailable }],
    ['too many requests', { refuse: 'too-many-requests', message: platformMessages.tooMany }],
    ['an error without a message', { refuse: 'internal' }],
  ] as const)('and the reason as a toast and in the page after %s', async (_, error) => {
    here.network.use(mock(deposits.create, () => error));
    const { user } = await submit();
    await nextToast(user);
    const reason = 'message' in error ? error.message : 'An error occurred.';
    await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
    await waitFor(() => expect(submitButton()).toBeEnabled());
  });

  test('and that a retry is safe when the server does not respond', async () => {
    here.network.use(mock(deposits.create, () => 'unreachable'));
    const { user } = await submit();
    await nextToast(user);
    await screen.findByText('An error occurred.');
    await screen.findByText(/No answer from the server.*never counted twice/);
    await waitFor(() => expect(submitButton()).toBeEnabled());
  });

  test('while the browser is offline, and sends nothing later', async () => {
    here.network.use(mock(deposits.create, () => 'unreachable'));
    onTestFinished(() => void window.dispatchEvent(new Event('online')));
    window.dispatchEvent(new Event('offline'));
    await submit();
    await screen.findByText(/No answer from the server/);
    expect(here.asked.filter((request) => request === 'POST /backend/deposit')).toHaveLength(1);
    await waitFor(() => expect(submitButton()).toBeEnabled());
  });
});

describe('a slow server', () => {
  test('gets one request for a quote after a double click', async () => {
    here.network.use(mock(prices.quote, () => new Promise<never>(() => undefined)));
    const { user } = await typeAmount('500', 'Bitcoin');
    await user.dblClick(continueButton());
    expect(await screen.findByRole('button', { name: 'Please Wait...' })).toBeDisabled();
    expect(quoteRequests()).toHaveLength(1);
  });
});
