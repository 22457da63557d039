import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deposits } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { mock } from '#mocks/handlers.ts';
import {
  addWallet,
  inFours,
  investor,
  randomTxid,
  staff,
  walletAddresses,
} from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { openReceiptStep } from './steps.ts';

const here = screens();

beforeEach(async () => {
  const ada = await investor(here.backend);
  await addWallet(here.backend, await staff(here.backend), 'BTC');
  storeSession(ada.token, ada.user);
  vi.spyOn(XMLHttpRequestUpload.prototype, 'addEventListener');
});
afterEach(() => vi.restoreAllMocks());

const byName = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const picker = () => screen.getByLabelText(/Click to select/);
const chooseAgain = /Please choose your file again/;

/** Submits a receipt to a server that does not respond. */
async function submitSlowly() {
  here.network.use(mock(deposits.create, () => new Promise<never>(() => undefined)));
  const page = await openReceiptStep();
  await page.user.upload(picker(), await png('proof.png'));
  await page.user.click(byName('Submit'));
  await screen.findByRole('progressbar', { name: 'Uploading: 0 %' });
  // msw reports no progress before the response, so the test dispatches the events.
  const { contexts } = vi.mocked(XMLHttpRequestUpload.prototype.addEventListener).mock;
  const sent = (loaded: number) =>
    act(() => {
      (contexts[0] as EventTarget).dispatchEvent(
        new ProgressEvent('progress', { loaded, total: 100 }),
      );
    });
  return { ...page, sent };
}

async function submitAgain({ user }: { user: { click: (button: Element) => Promise<void> } }) {
  here.network.resetHandlers(...here.network.listHandlers().slice(1));
  await user.click(byName('Submit'));
  await screen.findAllByText(messages.depositPending);
}

describe('an upload', () => {
  test('shows its progress, announces every 25 %, then the check by the server', async () => {
    const { sent } = await submitSlowly();
    expect(byName('Processing...')).toBeDisabled();
    sent(43);
    const bar = screen.getByRole('progressbar', { name: 'Uploading: 43 %' });
    expect(bar).toHaveAttribute('aria-valuenow', '43');
    const spoken = () => screen.getAllByRole('status').map((region) => region.textContent);
    expect(spoken()).toContain('Uploading: 25 %');
    sent(100);
    const checking = 'Checking your file...';
    const waiting = screen.getByRole('progressbar', { name: checking });
    expect(waiting.getAttribute('aria-valuenow')).toBeNull();
    expect(spoken()).toContain(checking);
  });

  test('can be cancelled before it is complete, which submits nothing', async () => {
    const page = await submitSlowly();
    page.sent(43);
    await page.user.click(byName('Cancel upload'));
    await screen.findByText(/before it was complete: this try submitted nothing/);
    await waitFor(() => expect(byName('Submit')).toHaveFocus());
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(
      screen.queryByText('Error Occured please try again or contact admin'),
    ).not.toBeInTheDocument();
    expect(screen.getByText('proof.png')).toBeInTheDocument();
    await submitAgain(page);
  });

  test('that is cancelled when complete warns that the deposit may exist', async () => {
    const page = await submitSlowly();
    page.sent(100);
    await page.user.click(byName('Cancel'));
    await screen.findByText(/We are not sure it arrived. Submit again/);
    await submitAgain(page);
  });
});

describe('a camera', () => {
  test('is not offered for a mouse', async () => {
    await openReceiptStep();
    expect(screen.queryByLabelText('Take a photo')).not.toBeInTheDocument();
  });

  test('takes a photo of the receipt on a touch screen', async () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('coarse')
        ? Object.defineProperty(matchMedia(query), 'matches', { value: true })
        : matchMedia(query),
    );
    const { user } = await openReceiptStep();
    const camera = screen.getByLabelText<HTMLInputElement>('Take a photo');
    expect(camera).toHaveAttribute('capture', 'environment');
    expect(camera.accept).toBe('image/*');
    await user.upload(camera, await png('photo.png'));
    await screen.findByText('photo.png');
  });
});

describe('the input of step 3', () => {
  test('stays after a reload, except for the file, which must be chosen again', async () => {
    const txid = randomTxid();
    const { user, router } = await openReceiptStep();
    expect(screen.queryByText(chooseAgain)).not.toBeInTheDocument();
    await user.click(screen.getByLabelText(/Transaction id/));
    await user.paste(txid);
    await user.upload(picker(), await png('proof.png'));
    await screen.findByText('proof.png');
    const { location } = router.state;
    expect(location.search).not.toContain(txid);
    const reloaded = openPage(location);
    await screen.findByText(chooseAgain);
    expect(screen.getByLabelText(/Transaction id/)).toHaveValue(txid);
    await reloaded.user.upload(picker(), await png('again.png'));
    await screen.findByText('again.png');
    expect(screen.queryByText(chooseAgain)).not.toBeInTheDocument();
  });

  test('can be submitted without the lost file', async () => {
    const { user, router } = await openReceiptStep();
    await user.upload(picker(), await png('proof.png'));
    await screen.findByText('proof.png');
    const reloaded = openPage(router.state.location);
    await reloaded.user.click(await screen.findByRole('button', { name: 'Continue without file' }));
    expect(screen.queryByText(chooseAgain)).not.toBeInTheDocument();
    expect(screen.getByText('No file chosen')).toBeInTheDocument();
  });
});

test('the address is there again for someone who has not sent yet', async () => {
  const { user } = await openReceiptStep();
  await user.click(screen.getByText('Not sent yet? Show the address'));
  const [first = ''] = inFours(walletAddresses.BTC).split(' ');
  expect(screen.getByText(first)).toBeVisible();
});

describe('a receipt that is too large', () => {
  test('is rejected without a request', async () => {
    const { user } = await openReceiptStep();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'l.png', { type: 'image/png' });
    await user.upload(picker(), large);
    expect((await screen.findByRole('alert')).textContent).toBe(messages.fileTooLarge);
    expect(screen.getByText('No file chosen')).toBeInTheDocument();
  });

  test.each([
    ['the server', () => mock(deposits.create, () => ({ refuse: 'too-large' as const }))],
    [
      'a proxy',
      () =>
        http.post('*/backend/deposit', () => HttpResponse.html('<h1>413</h1>', { status: 413 })),
    ],
  ])(
    'and rejected by %s shows a message about its size, as a toast and in the page',
    async (_, rejection) => {
      here.network.use(rejection());
      const { user } = await openReceiptStep();
      await user.upload(picker(), await png('proof.png'));
      await user.click(byName('Submit'));
      await screen.findByText('Error Occured please try again or contact admin');
      await waitFor(() => expect(screen.getAllByText(messages.fileTooLarge)).toHaveLength(2));
      expect(byName('Submit')).toBeEnabled();
    },
  );
});
