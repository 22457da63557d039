import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deposits } from '#contract/deposits.ts';
import { addresses, addWallet, investor, type Person, staff } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();
let ada: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
  const grace = await staff(here.backend);
  await addWallet(here.backend, grace, 'BTC');
  await addWallet(here.backend, grace, 'ETH');
  storeSession(ada.token, ada.user);
});

const depositRequests = () => here.asked.filter((request) => request === 'POST /backend/deposit');
const quoteRequests = () => here.asked.filter((request) => request === 'GET /backend/quote');

async function openAmountStep(path = '/user/deposit') {
  const page = openPage(path);
  await screen.findByText('Minimum: 50.00 USD');
  return page;
}

async function openPaymentStep(amount = '500', coin = 'Bitcoin') {
  const page = await openAmountStep();
  await page.user.type(screen.getByLabelText('Amount'), amount);
  await page.user.click(screen.getByRole('radio', { name: coin }));
  await page.user.click(screen.getByRole('button', { name: 'CONTINUE' }));
  await screen.findByRole('heading', { name: 'Transaction details' });
  return page;
}

async function openProofStep() {
  const page = await openPaymentStep();
  await page.user.click(screen.getByRole('button', { name: 'I have sent the coin' }));
  await screen.findByText('Attach your proof of payment below.');
  return page;
}

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
    expect(path()).toBe('/user/deposit');
    expect(quoteRequests()).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'See your transactions' }));
    const table = await screen.findByRole('table', { name: 'Transactions' });
    expect(await within(table).findByText('+500.00 $')).toBeTruthy();
    expect(within(table).getByRole('button', { name: /View receipt/ })).toBeTruthy();
  });

  test('quotes Ethereum by the example rate: 200 dollars are 0.004445 ETH', async () => {
    await openPaymentStep('200', 'Ethereum');
    expect(screen.getByText('You are about to pay 0.004445 ETH for 200.00 USD*')).toBeTruthy();
    expect(screen.getByText('Exchange rate: 1 ETH = 44,998.00 USD')).toBeTruthy();
    expect(screen.getByText('ETH Wallet Address fetched successfully!')).toBeTruthy();
  });

  test('shows the address in groups of four and copies it whole', async () => {
    const { user } = await openPaymentStep();
    expect(screen.getByText('bc1q').parentElement?.textContent).toBe(addresses.BTC);
    await user.click(screen.getByRole('button', { name: `Copy address ${addresses.BTC}` }));
    expect(await screen.findByText('copied to clipboard')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(addresses.BTC);
  });

  test('selects the address where the browser refuses to copy, and claims nothing', async () => {
    const { user } = await openPaymentStep();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: /Copy address/ }));
    expect(await screen.findByText(/Could not copy/)).toBeTruthy();
    expect(screen.queryByText('copied to clipboard')).toBeNull();
    expect(window.getSelection()?.toString()).toBe(addresses.BTC);
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
    expect(await screen.findByText(/for 5000.00 USD\*/)).toBeTruthy();
    expect(quoteRequests()).toHaveLength(2);
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

  test('lets the old quote stand, marked late, once the coin was sent', async () => {
    await openProofStep();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000);
    expect(await screen.findByText(/it still stands, marked late/)).toBeTruthy();
    vi.restoreAllMocks();
    expect(screen.queryByRole('button', { name: 'Get a new quote' })).toBeNull();
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
    await waitFor(() => expect(Number(count)).toBe(1));
  });
});
