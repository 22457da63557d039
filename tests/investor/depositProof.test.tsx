import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deposits } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { mock } from '#mocks/handlers.ts';
import { addWallet, investor, randomTxid, staff } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { openProofStep } from './depositSteps.ts';

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
const chooseAgain = /You had chosen a file/;

/** Submits a proof to a server that does not answer yet. */
async function submitSlowly() {
  here.network.use(mock(deposits.create, () => new Promise<never>(() => undefined)));
  const page = await openProofStep();
  await page.user.upload(picker(), await png('proof.png'));
  await page.user.click(byName('Submit'));
  await screen.findByRole('progressbar', { name: 'Uploading: 0 %' });
  // The network's stand-in tells no progress before it answers: it is told here instead.
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
  expect(await screen.findByText(messages.depositPending)).toBeTruthy();
}

describe('an upload', () => {
  test('shows how much has been sent, speaks of it by quarters, then of the check', async () => {
    const { sent } = await submitSlowly();
    expect(byName('Processing...').disabled).toBe(true);
    sent(43);
    const bar = screen.getByRole('progressbar', { name: 'Uploading: 43 %' });
    expect(bar.getAttribute('aria-valuenow')).toBe('43');
    const spoken = () => screen.getAllByRole('status').map((region) => region.textContent);
    expect(spoken()).toContain('Uploading: 25 %');
    sent(100);
    const checking = 'Everything is sent. The server is checking it.';
    const waiting = screen.getByRole('progressbar', { name: checking });
    expect(waiting.getAttribute('aria-valuenow')).toBeNull();
    expect(spoken()).toContain(checking);
  });

  test('can be cancelled before it is complete, which submitted nothing', async () => {
    const page = await submitSlowly();
    page.sent(43);
    // The second click finds the same button, which cancels the whole deposit by then.
    await page.user.dblClick(byName('Cancel upload'));
    expect(
      await screen.findByText(/before it was complete: this try submitted nothing/),
    ).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText('Error Occured please try again or contact admin')).toBeNull();
    expect(screen.getByText('proof.png')).toBeTruthy();
    await submitAgain(page);
  });

  test('that is left once all of it was sent says that the deposit may have been made', async () => {
    const page = await submitSlowly();
    page.sent(100);
    await page.user.click(byName('Stop waiting'));
    expect(await screen.findByText(/so the deposit may have been made/)).toBeTruthy();
    await submitAgain(page);
  });
});

describe('a camera', () => {
  test('is not offered where a mouse is the pointer', async () => {
    await openProofStep();
    expect(screen.queryByLabelText('Take a photo')).toBeNull();
  });

  test('takes a photo as the proof, where a finger is the pointer', async () => {
    const ask = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('coarse')
        ? Object.defineProperty(ask(query), 'matches', { value: true })
        : ask(query),
    );
    const { user } = await openProofStep();
    const camera = screen.getByLabelText<HTMLInputElement>('Take a photo');
    expect(camera.getAttribute('capture')).toBe('environment');
    expect(camera.accept).toBe('image/*');
    await user.upload(camera, await png('photo.png'));
    expect(await screen.findByText('photo.png')).toBeTruthy();
  });
});

describe('what was given in step 3', () => {
  test('comes back after a reload, but a file has to be chosen again, and that is said', async () => {
    const txid = randomTxid();
    const { user, router } = await openProofStep();
    expect(screen.queryByText(chooseAgain)).toBeNull();
    await user.click(screen.getByLabelText(/Transaction id/));
    await user.paste(txid);
    await user.upload(picker(), await png('proof.png'));
    await screen.findByText('proof.png');
    const { location } = router.state;
    expect(location.search).not.toContain(txid);
    const reloaded = openPage(location);
    expect(await screen.findByText(chooseAgain)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Transaction id/).value).toBe(txid);
    await reloaded.user.upload(picker(), await png('again.png'));
    expect(await screen.findByText('again.png')).toBeTruthy();
    expect(screen.queryByText(chooseAgain)).toBeNull();
  });

  test('can go on without the file that is gone', async () => {
    const { user, router } = await openProofStep();
    await user.upload(picker(), await png('proof.png'));
    await screen.findByText('proof.png');
    const reloaded = openPage(router.state.location);
    await reloaded.user.click(await screen.findByRole('button', { name: 'Go on without it' }));
    expect(screen.queryByText(chooseAgain)).toBeNull();
    expect(screen.getByText('No file chosen')).toBeTruthy();
  });
});

describe('a proof that is too large', () => {
  test('is refused before it is sent', async () => {
    const { user } = await openProofStep();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'l.png', { type: 'image/png' });
    await user.upload(picker(), large);
    expect((await screen.findByRole('alert')).textContent).toBe(messages.fileTooLarge);
    expect(screen.getByText('No file chosen')).toBeTruthy();
  });

  test.each([
    ['the server', () => mock(deposits.create, () => ({ refuse: 'too-large' as const }))],
    [
      'a proxy with a page of its own',
      () =>
        http.post('*/backend/deposit', () => HttpResponse.html('<h1>413</h1>', { status: 413 })),
    ],
  ])(
    'is refused by %s in words about its size, as a toast and in the page',
    async (_, refusing) => {
      here.network.use(refusing());
      const { user } = await openProofStep();
      await user.upload(picker(), await png('proof.png'));
      await user.click(byName('Submit'));
      expect(
        await screen.findByText('Error Occured please try again or contact admin'),
      ).toBeTruthy();
      await waitFor(() => expect(screen.getAllByText(messages.fileTooLarge)).toHaveLength(2));
      expect(byName('Submit').disabled).toBe(false);
    },
  );
});
