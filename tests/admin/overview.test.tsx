import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { overview } from '#contract/overview.ts';
import { handlers, mock } from '#mocks/handlers.ts';
import { checkHealth } from '#server/platform/health/check.ts';
import { deposit } from '#tests/support/people.ts';
import { waitingStep } from '#tests/support/priceStep.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, dialog, openAsStaff } from './backOffice.ts';

const here = screens();
const scene = adminScene(here);
afterEach(() => {
  vi.useRealTimers();
});

const open = () => openAsStaff(here.backend, '/admin/testing', scene.grace);
const retry = () => screen.findByRole('button', { name: 'Try now' });

describe('the header', () => {
  test('shows whether the ledger is unchecked, in balance or broken, and when', async () => {
    await open();
    await screen.findByText('Ledger not checked yet');
    expect(screen.getByText('Coins not reconciled')).toBeInTheDocument();
    await checkHealth(here.backend.ports);
    await open();
    await screen.findByText(/^Ledger adds up, \d\d:\d\d$/);
    here.backend.ports.health.notReadyReason = 'The ledger does not agree: balances: 1.';
    await open();
    await screen.findByText('Ledger does not add up');
    await screen.findByText(/The ledger does not agree: balances: 1\./, { selector: 'b' });
  });

  test('keeps the last known state of the ledger while the server does not answer', async () => {
    await checkHealth(here.backend.ports);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { user } = await open();
    await screen.findByText(/^Ledger adds up, /);
    here.network.use(mock(overview.read, () => 'unreachable'));
    vi.advanceTimersByTime(15_000);
    await screen.findByText(/^Ledger added up, /, {}, { timeout: 10_000 });
    expect(screen.getByText(/^No connection since \d\d:\d\d\.$/)).toBeInTheDocument();
    here.network.use(...handlers(here.backend));
    await user.click(await retry());
    await screen.findByText(/^Ledger adds up, /);
    expect(screen.queryByText(/^No connection/)).toBeNull();
  });

  test('warns while the disk is almost full', async () => {
    here.backend.ports.health.diskShort = true;
    await open();
    await screen.findByText(/^The server is almost out of space/);
  });

  test('shows a price that moved by over 10 % until staff accept it', async () => {
    await waitingStep(here.backend);
    const { user } = await open();
    const warning = 'BTC price moved 12 %: waiting for a second reading';
    await screen.findByText(warning);
    await user.click(screen.getByRole('button', { name: 'Accept the new BTC price' }));
    const question = await dialog();
    expect(question.getByText(/BTC moved from 65,000\.00 to 72,800\.00 USD/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Accept' }));
    await screen.findByText('Bitcoin is quoted at the new price.');
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  });

  test('reads the counts of its tabs again while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await open();
    const tabs = within(await screen.findByRole('navigation', { name: 'Back-office' }));
    expect(tabs.getByRole('link', { name: 'Transactions' })).toBeInTheDocument();
    await deposit(here.backend, scene.ada);
    vi.advanceTimersByTime(15_000);
    await tabs.findByRole('link', { name: 'Transactions 1' });
  });

  test('offers to read its state again after a failure', async () => {
    here.network.use(
      mock(overview.read, () => ({ refuse: 'unavailable', message: 'The service rests.' })),
    );
    const { user } = await open();
    const again = await screen.findByText('Ledger not read. Try again', {}, { timeout: 10_000 });
    here.network.use(...handlers(here.backend));
    await user.click(again);
    await screen.findByText('Ledger not checked yet');
  });
});
