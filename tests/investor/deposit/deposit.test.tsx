import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { deposits } from '#contract/deposits.ts';
import { addWallet, investor, staff } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { openAmountStep, openReceiptStep } from './steps.ts';

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
  test('goes from the amount to a pending deposit, with the texts of the specification', async () => {
    const { user, path } = await openAmountStep();
    const amount = screen.getByLabelText('Amount');
    expect(amount).toHaveAttribute('placeholder', '500');
    expect(amount).toHaveAttribute('inputmode', 'numeric');
    await user.type(amount, '500');
    await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
    await screen.findByText('Fetching BTC wallet address...');
    await screen.findByText('BTC Wallet Address fetched successfully!');
    const facts = within(screen.getByRole('region', { name: 'Your deposit' }));
    expect(facts.getByText('You send').nextSibling).toHaveTextContent('About 0.00769 BTC');
    expect(facts.getByText('You get').nextSibling).toHaveTextContent('$500.00');
    await user.click(screen.getByRole('button', { name: 'CONTINUE' }));

    await screen.findByRole('heading', { name: 'Transaction details' });
    expect(
      screen.getByText('You are about to pay 0.00769231 BTC for 500.00 USD*'),
    ).toBeInTheDocument();
    expect(screen.getByText('Exchange rate')).toBeInTheDocument();
    expect(screen.getByText('1 BTC = $65,000.00')).toBeInTheDocument();
    expect(screen.getByText('example rate')).toBeInTheDocument();
    expect(
      screen.getByText(/No spread is added. The network fee is not included/),
    ).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/);
    await user.click(screen.getByRole('button', { name: 'I have sent the coin' }));

    await screen.findByText('Attach your proof of payment below.');
    expect(screen.getByText('Accepted format: .JPG, .PNG, .GIF, .PDF')).toBeInTheDocument();
    expect(screen.getByText('No file chosen')).toBeInTheDocument();
    await user.upload(screen.getByLabelText(/Click to select/), await png('proof.png'));
    await screen.findByText('proof.png');
    expect(screen.getByRole('img', { name: 'Preview of your proof' })).toBeInTheDocument();
    expect(screen.queryByText('No file chosen')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Submit' }));

    await screen.findAllByText('Deposit pending, awaiting confirmation.');
    await screen.findByText('pending');
    await waitFor(() => expect(path()).toMatch(/^\/user\/deposit\/[-0-9a-f]{36}$/));
    expect(quoteRequests()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'View proof' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Make another deposit' }));
    expect(await screen.findByLabelText('Amount')).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Bitcoin' })).not.toBeChecked();
    expect(screen.queryByText('You have an open deposit')).not.toBeInTheDocument();
  });

  test('keeps amount, coin and a paid quote over a reload', async () => {
    const first = await openReceiptStep();
    const reloaded = openPage(first.path());
    await screen.findByText('Attach your proof of payment below.');
    await reloaded.user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findAllByText('Deposit pending, awaiting confirmation.');
    expect(quoteRequests()).toHaveLength(1);
    openPage('/user/deposit?amount=75&coin=ETH');
    expect(await screen.findByLabelText('Amount')).toHaveValue('75');
    expect(screen.getByRole('radio', { name: 'Ethereum' })).toBeChecked();
  });

  test('starts again after Cancel', async () => {
    const { user, path } = await openReceiptStep();
    await user.click(screen.getByRole('button', { name: 'Cancel this deposit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Did you send the coin?' });
    await user.click(within(dialog).getByRole('button', { name: 'I sent nothing: cancel' }));
    expect(await screen.findByLabelText('Amount')).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Bitcoin' })).not.toBeChecked();
    expect(path()).toBe('/user/deposit');
    expect(screen.queryByText('You have an open deposit')).not.toBeInTheDocument();
    expect(depositRequests()).toEqual([]);
  });

  test('is submitted without proof from the question of Cancel', async () => {
    const { user } = await openReceiptStep();
    await user.click(screen.getByRole('button', { name: 'Cancel this deposit' }));
    await user.click(await screen.findByRole('button', { name: 'Submit without proof' }));
    await screen.findByText('no proof attached');
    expect(depositRequests()).toHaveLength(1);
  });

  test('takes a dropped PDF and rejects a dropped text file', async () => {
    await openReceiptStep();
    const zone = screen.getByText('Click to select').closest('label') as HTMLElement;
    fireEvent.drop(zone, {
      dataTransfer: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] },
    });
    await screen.findByText('Choose a JPG, PNG, GIF or PDF file.');
    const pdf = new File(['%PDF-1.4'], 'slip.pdf', { type: 'application/pdf' });
    fireEvent.drop(zone, { dataTransfer: { files: [pdf] } });
    await screen.findByText('slip.pdf');
    expect(screen.queryByText('Choose a JPG, PNG, GIF or PDF file.')).not.toBeInTheDocument();
  });

  test('rejects a transaction id that is invalid for the coin', async () => {
    const { user } = await openReceiptStep();
    await user.type(screen.getByLabelText(/Transaction id/), 'abc');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Enter the 64-character Bitcoin transaction id.');
    expect(depositRequests()).toEqual([]);
  });
});

describe('a deposit that is submitted twice', () => {
  test('is one deposit: the retry sends the same Idempotency-Key', async () => {
    const keys: (string | null)[] = [];
    const app = here.backend.app.fetch;
    let lost = true;
    here.backend.app.fetch = async (request, ...rest) => {
      const answer = await app(request, ...rest);
      if (!request.url.endsWith(deposits.create.path)) return answer;
      keys.push(request.headers.get('Idempotency-Key'));
      // The server made the deposit, but its response is lost.
      if (lost) return Response.error();
      return answer;
    };
    const { user } = await openReceiptStep();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Error Occured please try again or contact admin');
    await screen.findByText('An error occurred.');
    lost = false;
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await screen.findAllByText('Deposit pending, awaiting confirmation.');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[0]);
    const { count } = await here.backend.db
      .selectFrom('deposits')
      .select((table) => table.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });
});
