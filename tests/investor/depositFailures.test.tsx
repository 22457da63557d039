import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { deposits } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { prices } from '#contract/prices.ts';
import { wallets } from '#contract/wallets.ts';
import { mock } from '#mocks/handlers.ts';
import { changeAudited } from '#tests/support/audited.ts';
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
    await changeAudited(here.backend.db, (trx) =>
      trx.updateTable('settings').set({ max_deposit_usd: 1000 }).execute(),
    );
    const { user } = await typeAmount('1001', 'Bitcoin');
    expect(screen.getByText('Maximum: 1,000.00 USD')).toBeTruthy();
    await user.click(continueButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Maximum: 1,000.00 USD');
  });

  test('says why nothing goes on while deposits are paused', async () => {
    const paused = { deposits_paused: true, pause_reason: 'Until Monday.' };
    await changeAudited(here.backend.db, (trx) =>
      trx.updateTable('settings').set(paused).execute(),
    );
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

const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });

/** Goes to step 3 and submits without a proof. */
async function submit() {
  const page = await typeAmount('500', 'Bitcoin');
  await page.user.click(continueButton());
  await page.user.click(await screen.findByRole('button', { name: 'I have sent the coin' }));
  await page.user.click(await screen.findByRole('button', { name: 'Submit' }));
  return page;
}

describe("a submit that fails shows 'Error Occured please try again or contact admin'", () => {
  test.each([
    ['a refusal', { refuse: 'rule', message: 'Refused for a reason.' }],
    ['a server that is not ready', { refuse: 'unavailable', message: messages.unavailable }],
    ['too many tries', { refuse: 'too-many-requests', message: messages.tooMany }],
    ['a fault without a sentence', { refuse: 'internal' }],
  ] as const)('after %s, and the reason as a toast and in the page', async (_, refusal) => {
    here.network.use(mock(deposits.create, () => refusal));
    await submit();
    expect(await screen.findByText('Error Occured please try again or contact admin')).toBeTruthy();
    const reason = 'message' in refusal ? refusal.message : 'An error occurred.';
    await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
    await waitFor(() => expect(submitButton().disabled).toBe(false));
  });

  test('when nothing answers, and says in the page that a retry is safe', async () => {
    here.network.use(mock(deposits.create, () => 'unreachable'));
    await submit();
    expect(await screen.findByText('Error Occured please try again or contact admin')).toBeTruthy();
    expect(await screen.findByText('An error occurred.')).toBeTruthy();
    const alert = await screen.findByText(/No answer from the server.*cannot be made twice/);
    expect(alert).toBeTruthy();
    expect(submitButton().disabled).toBe(false);
  });

  test('while the browser is offline, and nothing is sent by itself later', async () => {
    here.network.use(mock(deposits.create, () => 'unreachable'));
    window.dispatchEvent(new Event('offline'));
    try {
      await submit();
      expect(await screen.findByText(/No answer from the server/)).toBeTruthy();
    } finally {
      window.dispatchEvent(new Event('online'));
    }
    expect(here.asked.filter((request) => request === 'POST /backend/deposit')).toHaveLength(1);
    expect(submitButton().disabled).toBe(false);
  });
});

describe('a slow server', () => {
  test('is asked for one quote only: the button waits', async () => {
    here.network.use(mock(prices.quote, () => new Promise<never>(() => undefined)));
    const { user } = await typeAmount('500', 'Bitcoin');
    await user.dblClick(continueButton());
    const waiting = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Please Wait...',
    });
    expect(waiting.disabled).toBe(true);
    expect(quoteRequests()).toHaveLength(1);
  });
});
