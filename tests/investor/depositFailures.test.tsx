import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { deposits } from '#contract/deposits.ts';
import { prices } from '#contract/prices.ts';
import { wallets } from '#contract/wallets.ts';
import { mock } from '#mocks/handlers.ts';
import { addWallet, investor, staff } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();

beforeEach(async () => {
  const ada = await investor(here.backend);
  const grace = await staff(here.backend);
  await addWallet(here.backend, grace, 'BTC');
  storeSession(ada.token, ada.user);
});

const quoteRequests = () => here.asked.filter((request) => request === 'GET /backend/quote');
const continueButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'CONTINUE' });

async function openAmountStep() {
  const page = openPage('/user/deposit');
  await screen.findByText('Minimum: 50.00 USD');
  return page;
}

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
  ])('%s with %s: %s', async (amount, coin, sentence) => {
    const { user } = await typeAmount(amount, coin);
    await user.click(continueButton());
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(quoteRequests()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows the maximum that the operator set, and keeps to it', async () => {
    await here.backend.db.updateTable('settings').set({ max_deposit_usd: 1000 }).execute();
    const { user } = await typeAmount('1001', 'Bitcoin');
    expect(screen.getByText('Maximum: 1,000.00 USD')).toBeTruthy();
    await user.click(continueButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Maximum: 1,000.00 USD');
  });

  test('says why nothing goes on while deposits are paused', async () => {
    await here.backend.db
      .updateTable('settings')
      .set({ deposits_paused: true, pause_reason: 'Until Monday.' })
      .execute();
    await openAmountStep();
    expect(screen.getByText(/Deposits are paused. Until Monday./)).toBeTruthy();
    expect(continueButton().disabled).toBe(true);
  });

  test('reaches both coins by the arrow keys, as one radio group', async () => {
    const { user } = await typeAmount('500', 'Bitcoin');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ethereum' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bitcoin' }).checked).toBe(false);
  });
});

describe('a coin without an address', () => {
  test('shows Not available and no way on', async () => {
    await typeAmount('500', 'Ethereum');
    expect(await screen.findByText('Failed to fetch ETH wallet address.')).toBeTruthy();
    expect(screen.getByText('Not available')).toBeTruthy();
    expect(screen.getByText(/Please return later/)).toBeTruthy();
    expect(screen.queryByText('An error occurred.')).toBeNull();
    expect(continueButton().disabled).toBe(true);
  });

  test('shows Not available for a reply without walletAdd', async () => {
    const empty = { _id: 'x', walletAdd: '', walletType: 'btc', image: null } as const;
    const rest = { active: 'yes', addedBy: null, createdAt: '2026-03-02T09:00:00Z' } as const;
    here.network.use(mock(wallets.one, () => ({ data: { ...empty, ...rest } })));
    await typeAmount('500', 'Bitcoin');
    expect(await screen.findByText('Not available')).toBeTruthy();
    expect(continueButton().disabled).toBe(true);
  });

  test('offers to ask again after a failure, which Bitcoin says in two toasts', async () => {
    here.network.use(mock(wallets.one, () => ({ refuse: 'internal' })));
    const { user } = await typeAmount('500', 'Bitcoin');
    expect(await screen.findByText('An error occurred.')).toBeTruthy();
    // Once as a toast and once in the page, where it stays.
    await waitFor(() =>
      expect(screen.getAllByText('Failed to fetch BTC wallet address.')).toHaveLength(2),
    );
    expect(continueButton().disabled).toBe(true);
    here.network.resetHandlers(...here.network.listHandlers().slice(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('BTC Wallet Address fetched successfully!')).toBeTruthy();
    expect(continueButton().disabled).toBe(false);
  });
});

describe('a deposit without a rate', () => {
  test('says Rate unavailable, bars the way and offers to ask again', async () => {
    const sentence = 'Rate unavailable. Please try again in a minute.';
    here.network.use(mock(prices.quote, () => ({ refuse: 'unavailable', message: sentence })));
    const { user } = await typeAmount('500', 'Bitcoin');
    await user.click(continueButton());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(continueButton().disabled).toBe(true);
    here.network.resetHandlers(...here.network.listHandlers().slice(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/You are about to pay 0.00769231 BTC/)).toBeTruthy();
  });
});

describe('a refused submit', () => {
  test('says so twice, keeps the reason in the page and can be tried again', async () => {
    here.network.use(
      mock(deposits.create, () => ({ refuse: 'rule', message: 'Refused for a reason.' })),
    );
    const { user } = await typeAmount('500', 'Bitcoin');
    await user.click(continueButton());
    await user.click(await screen.findByRole('button', { name: 'I have sent the coin' }));
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Error Occured please try again or contact admin')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Refused for a reason.')).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(
        false,
      ),
    );
  });
});
