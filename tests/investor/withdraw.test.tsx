import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { withdrawals } from '#contract/withdrawals.ts';
import { mock } from '#mocks/handlers.ts';
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

beforeEach(async () => {
  ada = await investor(here.backend);
  const grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  await fund(here.backend, ada, grace, '1000');
  storeSession(ada.token, ada.user);
});

const requests = () =>
  here.asked.filter((request) => request === `POST /backend${withdrawals.create.path}`);

async function fill(amount: string, mode?: string, address?: string) {
  const page = openPage('/user/withdraw');
  await screen.findByText(/Available: \$1,000.00/);
  if (amount) await page.user.type(screen.getByLabelText('Amount'), amount);
  if (mode) await page.user.click(screen.getByRole('radio', { name: mode }));
  if (address) await page.user.type(screen.getByLabelText('Destination address'), address);
  await page.user.click(screen.getByRole('button', { name: 'Withdraw' }));
  return page;
}

const confirmDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Confirm your withdrawal' }));

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
  ])('%s by %s: %s, %s', async (amount, mode, address, sentence) => {
    await fill(amount, mode, address);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests()).toEqual([]);
  });

  test('is shown in full, sent once confirmed, and leads to the dashboard after 3 s', async () => {
    const { user, path } = await fill('250.50', 'Bitcoin', addresses.BTC);
    const dialog = await confirmDialog();
    expect(dialog.getByText('$250.50')).toBeTruthy();
    expect(dialog.getByText('Bitcoin')).toBeTruthy();
    expect(dialog.getByText(addresses.BTC)).toBeTruthy();
    expect(dialog.getByText(/No fee is ever asked in advance/)).toBeTruthy();
    expect(dialog.getByText(/Staff review each request within 48 hours/)).toBeTruthy();
    const begun = performance.now();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Withdrawal requested. Staff will review it.')).toBeTruthy();
    expect(await screen.findByText('requested')).toBeTruthy();
    expect(await screen.findByText(/Available: \$749.50/)).toBeTruthy();
    expect(path()).toBe('/user/withdraw');
    await waitFor(() => expect(path()).toBe('/user/overview'));
    expect(performance.now() - begun).toBeGreaterThan(3000);
    expect(requests()).toHaveLength(1);
  });

  test('is forgotten when its confirmation is cancelled', async () => {
    const { user } = await fill('20', 'Ethereum', addresses.ETH);
    await user.click((await confirmDialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Destination address').value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ethereum' }).checked).toBe(false);
    expect(requests()).toEqual([]);
  });

  test('keeps what was typed when the server refuses, and says why', async () => {
    const { user } = await fill('20', 'Bitcoin', addresses.ETH);
    await user.click((await confirmDialog()).getByRole('button', { name: 'Confirm' }));
    const sentence = 'This is not a valid address for this coin.';
    // Once as a toast and once in the page, where it stays.
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('20');
  });

  test.each(['Cancel', 'Confirm'])('asks for a stale password: %s', async (answer) => {
    here.backend.clock.advance(11 * 60_000);
    const { user } = await fill('20', 'Bitcoin', addresses.BTC);
    await user.click((await confirmDialog()).getByRole('button', { name: 'Confirm' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    await user.type(asked.getByLabelText('Password'), investorPassword);
    await user.click(asked.getByRole('button', { name: answer }));
    if (answer === 'Confirm') expect(await screen.findByText('requested')).toBeTruthy();
    else {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('20');
      const address = screen.getByLabelText<HTMLInputElement>('Destination address');
      expect(address.value).toBe(addresses.BTC);
    }
  });

  test('is one request however often it is tried', async () => {
    const keys: (string | null)[] = [];
    here.network.use(mock(withdrawals.create, () => 'unreachable'));
    here.network.events.on('request:start', ({ request }) => {
      if (request.url.endsWith(withdrawals.create.path)) {
        keys.push(request.headers.get('Idempotency-Key'));
      }
    });
    const { user } = await fill('20', 'Bitcoin', addresses.BTC);
    await user.click((await confirmDialog()).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getAllByText(/No answer from the server/)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    here.network.resetHandlers(...here.network.listHandlers().slice(1));
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await user.click((await confirmDialog()).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('requested')).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test('can be taken back while nobody has decided', async () => {
    const { user } = await fill('20', 'Bitcoin', addresses.BTC);
    await user.click((await confirmDialog()).getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: /^Cancel request/ }));
    expect(await screen.findByText('cancelled')).toBeTruthy();
    expect(screen.getByText('Withdrawal cancelled. The amount is available again.')).toBeTruthy();
    expect(await screen.findByText(/Available: \$1,000.00/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cancel request/ })).toBeNull();
  });
});
