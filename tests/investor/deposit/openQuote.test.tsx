import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quoteMs } from '#contract/lifetimes.ts';
import { quotes } from '#contract/quotes.ts';
import { settings } from '#contract/settings.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, investor, type Person, staff, walletAddresses } from '#tests/support/people.ts';
import { press } from '#tests/support/screen/press.ts';
import { withStyles } from '#tests/support/screen/styles.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { openPaymentStep } from './steps.ts';

withStyles('hiding');
const here = screens();
let grace: Person;

beforeEach(async () => {
  const ada = await investor(here.backend);
  grace = await staff(here.backend);
  await addWallet(here.backend, grace, 'BTC');
  storeSession(ada.token, ada.user);
});

afterEach(() => vi.restoreAllMocks());

const quoteRequests = () => here.asked.filter((request) => request === 'GET /backend/quote');
const passTime = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

describe('a quote', () => {
  test('is in the address, and on any device it opens at its step', async () => {
    const first = await openPaymentStep();
    expect(first.path()).toMatch(/^\/user\/deposit\?quote=[-0-9a-f]{36}$/);
    const second = openPage(first.path());
    await screen.findByText('You are about to pay 0.00769231 BTC for 500.00 USD*');
    await second.user.click(screen.getByRole('button', { name: 'I have sent the coin' }));
    await screen.findByText(/^You told us at .* that you sent 0.00769231 BTC for \$500.00.$/);
    openPage(first.path());
    await screen.findByText('Attach your proof of payment below.');
    expect(quoteRequests()).toHaveLength(1);
  });

  test('is listed above the form with its next step, before and after the payment', async () => {
    const { path, user } = await openPaymentStep();
    const address = path();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('You have an open deposit');
    expect(screen.getByRole('timer')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Continue deposit #/ }));
    await user.click(await screen.findByRole('button', { name: 'I have sent the coin' }));
    await screen.findByText('Attach your proof of payment below.');
    const later = openPage('/user/deposit');
    await screen.findByText('Finish your deposit');
    await later.user.click(screen.getByRole('link', { name: /^Finish deposit #/ }));
    await screen.findByText('Attach your proof of payment below.');
    expect(later.path()).toBe(address);
  });

  test('that ended is asked about: its coin may have been sent, or nothing was', async () => {
    const { path, user } = await openPaymentStep();
    const address = path();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('You have an open deposit');
    passTime(quoteMs);
    await screen.findByText('Did you send 0.00769231 BTC for $500.00?', {}, { timeout: 3000 });
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I sent it' }));
    await screen.findByText('Attach your proof of payment below.');
    expect(path()).toBe(address);
  });

  test('that ended is closed where nothing was sent', async () => {
    const { user } = await openPaymentStep();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('You have an open deposit');
    passTime(quoteMs);
    await user.click(
      await screen.findByRole('button', { name: 'I sent nothing' }, { timeout: 3000 }),
    );
    await waitFor(() => expect(screen.queryByText(/^Did you send/)).not.toBeInTheDocument());
    expect(here.asked.filter((request) => request.endsWith('/discard'))).toHaveLength(1);
  });

  test('opens the deposit that was made from it', async () => {
    const { path, user } = await openPaymentStep();
    const address = path();
    await user.click(screen.getByRole('button', { name: 'I have sent the coin' }));
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await screen.findByText('no proof attached');
    const again = openPage(address);
    await screen.findByText('no proof attached');
    expect(again.path()).toMatch(/^\/user\/deposit\/[-0-9a-f]{36}$/);
  });

  test('of someone else does not exist, and a new deposit can be started', async () => {
    const { path } = await openPaymentStep();
    const address = path();
    const eve = await investor(here.backend, 'eve');
    storeSession(eve.token, eve.user);
    const { user } = openPage(address);
    await screen.findByText(/This quote does not exist/);
    await user.click(screen.getByRole('button', { name: 'Start a deposit' }));
    expect(await screen.findByLabelText('Amount')).toHaveValue('');
  });

  test('turns amber for its last two minutes and announces five, two and one', async () => {
    await openPaymentStep();
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(screen.queryByText('Almost over')).not.toBeInTheDocument();
    expect(spoken().join()).not.toContain('more minute');
    passTime(10.5 * 60_000);
    await waitFor(() => expect(spoken()).toContain('The quote is valid for 5 more minutes.'));
    vi.restoreAllMocks();
    passTime(14.5 * 60_000);
    await waitFor(() => expect(spoken()).toContain('The quote is valid for 1 more minute.'));
    expect(screen.getByText('Almost over')).toBeInTheDocument();
  });

  test('that has expired shows neither address nor amount to pay, offers a new one and takes the report', async () => {
    const { user } = await openPaymentStep();
    passTime(15 * 60_000);
    await screen.findByText('Do not send to this quote.');
    expect(document.body.textContent).not.toContain(walletAddresses.BTC);
    expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/You are about to pay/)).not.toBeInTheDocument();
    expect(screen.getByText('0.00769231').tagName).toBe('S');
    expect(screen.getByText('Get a new quote')).toHaveClass('MuiButton-contained');
    const report = screen.getByText('I have sent the coin');
    expect(report).toHaveClass('MuiButton-outlined');
    await user.click(report);
    await screen.findByText(/we review your payment by hand/);
  });

  test('stays at the payment when the report does not arrive, with its reason', async () => {
    const { user } = await openPaymentStep();
    here.network.use(mock(quotes.sent, () => 'unreachable'));
    await user.click(screen.getByRole('button', { name: 'I have sent the coin' }));
    await screen.findByText(/No answer from the server/);
    here.network.resetHandlers(...here.network.listHandlers().slice(1));
    await press(user, screen.getByRole('button', { name: 'I have sent the coin' }));
    await screen.findByText('Attach your proof of payment below.');
  });
});

describe('a payment in demo mode', () => {
  test('warns of the sample address and offers no wallet', async () => {
    await openPaymentStep();
    expect(
      screen.getByText('Sample address. Do not send coins: they would be lost.'),
    ).toBeInTheDocument();
    expect(screen.getByText('SAMPLE')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open in wallet' })).not.toBeInTheDocument();
  });
});

describe('a payment outside of demo mode', () => {
  const openReal = async (coin?: string) => {
    const { reply } = await callApi(here.backend, settings.read);
    here.network.use(mock(settings.read, () => ({ data: { ...reply.data, demo: false } })));
    return openPaymentStep('500', coin);
  };

  test('warns of other networks before the address, and opens the wallet', async () => {
    await openReal();
    const notice = screen.getByText('Send only Bitcoin on the Bitcoin network.');
    const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
    expect(notice.compareDocumentPosition(screen.getByText('Wallet address')) & after).toBe(after);
    expect(screen.queryByText('SAMPLE')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open in wallet' })).toHaveAttribute(
      'href',
      `bitcoin:${walletAddresses.BTC}?amount=0.00769231`,
    );
  });

  test('of ether names its network, and begins with the wallet on a phone', async () => {
    await addWallet(here.backend, grace, 'ETH');
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query.replace('(pointer: coarse)', 'all')),
    );
    await openReal('Ethereum');
    expect(screen.getByText('Send only ETH on Ethereum mainnet.')).toBeInTheDocument();
    const wallet = screen.getByText('Open in wallet');
    expect(wallet).toHaveClass('MuiButton-contained');
    expect(wallet.getAttribute('href')).toContain(walletAddresses.ETH);
    const sent = screen.getByText('I have sent the coin');
    expect(sent).toHaveClass('MuiButton-outlined');
    const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
    expect(wallet.compareDocumentPosition(sent) & after).toBe(after);
  });
});
