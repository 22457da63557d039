import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { handlers } from '#mocks/handlers.ts';
import { hubOf } from '#server/events/hub.ts';
import { fund } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';

const here = screens();
const scene = investorScene(here);

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

const banner = /^We cannot reach our server\. Figures of \d\d:\d\d\.$/;
const stopServer = () => here.network.use(http.all('*/backend/*', () => HttpResponse.error()));
const startServer = () => here.network.resetHandlers(...handlers(here.backend));
const gone = () => waitFor(() => expect(screen.queryByText(banner)).not.toBeInTheDocument());

const openOverview = async () => {
  const page = openPage('/user/overview');
  await screen.findByText('Available Balance', {}, { timeout: 5_000 });
  await within(screen.getByRole('main')).findAllByText('$0.00');
  return page;
};

describe('the banner of the investor area', () => {
  test('names the server and the time of the figures after a call without any answer', async () => {
    const { user } = await openOverview();
    stopServer();
    await user.click(screen.getByRole('link', { name: 'Account Settings' }));
    await user.click(await screen.findByRole('tab', { name: 'Security' }));
    await screen.findByText(banner);
    startServer();
    const shown = screen.getByText(banner).closest('[role="alert"]') as HTMLElement;
    await user.click(within(shown).getByRole('button', { name: 'Try again' }));
    await gone();
  });

  test('appears when the stream of events breaks and cannot be opened again', async () => {
    const locks = { request: (_: string, __: object, work: () => Promise<void>) => work() };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    await openOverview();
    await waitFor(() => expect(here.asked).toContain('GET /backend/events'));
    stopServer();
    act(() => hubOf(here.backend.ports).close());
    await screen.findByText(banner, {}, { timeout: 5_000 });
    startServer();
    await gone();
  });

  test('stays away when one call is cut and the server answers', async () => {
    const { user } = await openOverview();
    here.network.use(http.get('*/backend/api/v1/user/sessions', () => HttpResponse.error()));
    await user.click(screen.getByRole('link', { name: 'Account Settings' }));
    await user.click(await screen.findByRole('tab', { name: 'Security' }));
    await waitFor(() => expect(here.asked).toContain('GET /backend/healthz'));
    expect(screen.queryByText(banner)).not.toBeInTheDocument();
  });

  test('is the one message of a page that could not be read, whose downloads are off', async () => {
    await fund(here.backend, scene.ada, scene.grace, '1000');
    const { user } = await openOverview();
    stopServer();
    await user.click(screen.getAllByRole('link', { name: 'Transactions' })[0] as HTMLElement);
    await screen.findByText(banner, {}, { timeout: 5_000 });
    // The list.
    await waitFor(() => expect(screen.getAllByText('Not available')).toHaveLength(1), {
      timeout: 5_000,
    });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    startServer();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await gone();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
    await waitFor(() => expect(screen.queryByText('Not available')).not.toBeInTheDocument());
  });

  test('turns the files of the statements off until it is back', async () => {
    await fund(here.backend, scene.ada, scene.grace, '1000');
    const { user } = await openOverview();
    await user.click(screen.getAllByRole('link', { name: 'Statements' })[0] as HTMLElement);
    const pdf = await screen.findByRole('button', { name: 'Download PDF' });
    stopServer();
    await user.click(screen.getByRole('button', { name: 'CSV of 2026' }));
    await screen.findByText(banner, {}, { timeout: 5_000 });
    expect(pdf).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Show' })).toBeDisabled();
    startServer();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await gone();
    expect(pdf).toBeEnabled();
  });

  test.each([
    ['Deposit', 'CONTINUE'],
    ['Withdraw', 'Review withdrawal'],
  ])(
    'is the one message of %s, whose button is off until the server answers',
    async (page, label) => {
      const { user } = await openOverview();
      stopServer();
      await user.click(screen.getAllByRole('link', { name: page })[0] as HTMLElement);
      await screen.findByText(banner, {}, { timeout: 5_000 });
      const button = await screen.findByRole('button', { name: label }, { timeout: 5_000 });
      await waitFor(() => expect(button).toBeDisabled());
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      startServer();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await gone();
      expect(button).toBeEnabled();
    },
  );

  test('names the time of the figures at once when the browser is offline', async () => {
    await openOverview();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    await screen.findByText(/^No connection\. Figures of \d\d:\d\d\.$/);
    online.mockRestore();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(screen.queryByText(/^No connection/)).not.toBeInTheDocument());
  });
});
