import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { deposits } from '#contract/deposits.ts';
import { addWallet, investor, staff } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { openAmountStep, openProofStep } from './depositSteps.ts';

const here = screens();

beforeEach(async () => {
  const ada = await investor(here.backend);
  const grace = await staff(here.backend);
  await addWallet(here.backend, grace, 'BTC');
  await addWallet(here.backend, grace, 'ETH');
  storeSession(ada.token, ada.user);
});

const depositRequests = () => here.asked.filter((request) => request === 'POST /backend/deposit');
const quoteRequests = () => here.asked.filter((request) => request === 'GET /backend/quote');

describe('a deposit', () => {
  test('goes from amount to pending, in the words of the specification', async () => {
    const { user, path } = await openAmountStep();
    const amount = screen.getByLabelText('Amount');
    expect(amount.getAttribute('placeholder')).toBe('500');
    expect(amount.getAttribute('inputmode')).toBe('numeric');
    await user.type(amount, '500');
    await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
    expect(await screen.findByText('Fetching BTC wallet address...')).toBeTruthy();
    expect(await screen.findByText('BTC Wallet Address fetched successfully!')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'CONTINUE' }));

    expect(await screen.findByRole('heading', { name: 'Transaction details' })).toBeTruthy();
    expect(screen.getByText('You are about to pay 0.00769231 BTC for 500.00 USD*')).toBeTruthy();
    expect(screen.getByText('Exchange rate: 1 BTC = 65,000.00 USD')).toBeTruthy();
    expect(screen.getByText('example rate')).toBeTruthy();
    expect(screen.getByText(/No spread is added. The network fee is not included/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(screen.getByText(/This quote is valid for 1[45]:\d\d/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I have sent the coin' }));

    expect(await screen.findByText('Attach your proof of payment below.')).toBeTruthy();
    expect(screen.getByText('Accepted format: .JPG, .PNG, .GIF, .PDF')).toBeTruthy();
    expect(screen.getByText('No file chosen')).toBeTruthy();
    await user.upload(screen.getByLabelText(/Click to select/), await png('proof.png'));
    expect(await screen.findByText('proof.png')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Preview of your proof' })).toBeTruthy();
    expect(screen.queryByText('No file chosen')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByText('Deposit pending, awaiting confirmation.')).toBeTruthy();
    expect(await screen.findByText('pending')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/user/deposit'));
    expect(quoteRequests()).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'See your transactions' }));
    const table = await screen.findByRole('table', { name: 'Transactions' });
    expect(await within(table).findByText('+$500.00')).toBeTruthy();
    expect(within(table).getByRole('button', { name: /View receipt/ })).toBeTruthy();
  });

  test('keeps what was typed in the address, and the quote once the coin was sent', async () => {
    const first = await openProofStep();
    const reloaded = openPage(first.path());
    expect(await screen.findByText('Attach your proof of payment below.')).toBeTruthy();
    await reloaded.user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Deposit pending, awaiting confirmation.')).toBeTruthy();
    expect(quoteRequests()).toHaveLength(1);
    openPage('/user/deposit?amount=75&coin=ETH');
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('75');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ethereum' }).checked).toBe(true);
  });

  test('starts anew after Cancel', async () => {
    const { user, path } = await openProofStep();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bitcoin' }).checked).toBe(false);
    expect(path()).toBe('/user/deposit');
    expect(depositRequests()).toEqual([]);
  });

  test('takes a dropped file, and refuses what is no proof', async () => {
    await openProofStep();
    const zone = screen.getByText('Click to select').closest('label') as HTMLElement;
    fireEvent.drop(zone, {
      dataTransfer: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] },
    });
    expect(await screen.findByText('Choose a JPG, PNG, GIF or PDF file.')).toBeTruthy();
    const pdf = new File(['%PDF-1.4'], 'slip.pdf', { type: 'application/pdf' });
    fireEvent.drop(zone, { dataTransfer: { files: [pdf] } });
    expect(await screen.findByText('slip.pdf')).toBeTruthy();
    expect(screen.queryByText('Choose a JPG, PNG, GIF or PDF file.')).toBeNull();
  });

  test('refuses a transaction id that is none of the coin', async () => {
    const { user } = await openProofStep();
    await user.type(screen.getByLabelText(/Transaction id/), 'abc');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('This is not a transaction id of this coin.')).toBeTruthy();
    expect(depositRequests()).toEqual([]);
  });
});

describe('a deposit that is sent twice', () => {
  test('is one deposit: a retry carries the same key', async () => {
    const keys: (string | null)[] = [];
    const app = here.backend.app.fetch;
    let lost = true;
    here.backend.app.fetch = async (request, ...rest) => {
      const answer = await app(request, ...rest);
      if (!request.url.endsWith(deposits.create.path)) return answer;
      keys.push(request.headers.get('Idempotency-Key'));
      // The server did its work, but its answer never arrived.
      if (lost) return Response.error();
      return answer;
    };
    const { user } = await openProofStep();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Error Occured please try again or contact admin')).toBeTruthy();
    expect(await screen.findByText('An error occurred.')).toBeTruthy();
    lost = false;
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Deposit pending, awaiting confirmation.')).toBeTruthy();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    const { count } = await here.backend.db
      .selectFrom('deposits')
      .select((table) => table.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });
});
