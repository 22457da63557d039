import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { overview } from '#contract/overview.ts';
import { mock } from '#mocks/handlers.ts';
import { checkHealth } from '#server/platform/health/check.ts';
import { deposit, fund } from '#tests/support/people.ts';
import { waitingStep } from '#tests/support/priceStep.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, dialog, openAsStaff, requestWithdrawal } from './backOffice.ts';

const here = screens();
const scene = adminScene(here);
afterEach(() => {
  vi.useRealTimers();
});

const openLine = async () => {
  const page = await openAsStaff(here.backend, '/admin/testing', scene.grace);
  return { ...page, line: within(await screen.findByRole('region', { name: 'Overview' })) };
};

describe('the overview line', () => {
  test('shows the queues, today’s decisions and the sum owed', async () => {
    await fund(here.backend, scene.ada, scene.grace);
    await deposit(here.backend, scene.ada);
    await requestWithdrawal(here.backend, scene.ada, '100');
    const { line } = await openLine();
    expect((await line.findByText('Deposits waiting')).parentElement?.textContent).toMatch(
      /^Deposits waiting 1 \(oldest /,
    );
    expect(line.getByText('Withdrawals').parentElement?.textContent).toMatch(
      /^Withdrawals 1 to approve, 0 to pay \(oldest /,
    );
    expect(line.getByText('Decided today').parentElement?.textContent).toBe('Decided today 1');
    expect(line.getByText('Owed to investors').nextElementSibling?.textContent).toBe('$1,000.00');
  });

  test('shows whether the ledger is unchecked, in balance or broken', async () => {
    const first = await openLine();
    await first.line.findByText('Ledger not checked yet');
    await checkHealth(here.backend.ports);
    const second = await openLine();
    await second.line.findByText('Ledger in balance');
    here.backend.ports.health.notReadyReason = 'The ledger does not agree: balances: 1.';
    const third = await openLine();
    await third.line.findByText(/The ledger does not agree: balances: 1\./);
  });

  test('warns while the disk is almost full', async () => {
    const sign = /^Server almost out of space/;
    const first = await openLine();
    await first.line.findByText('Owed to investors');
    expect(first.line.queryByText(sign)).toBeNull();
    here.backend.ports.health.diskShort = true;
    const second = await openLine();
    await second.line.findByText(sign);
  });

  test('shows a price that moved by over 10 % until staff accept it', async () => {
    await waitingStep(here.backend);
    const { line, user } = await openLine();
    const warning = 'BTC price moved 12 %: waiting for a second reading';
    await line.findByText(warning);
    await user.click(line.getByRole('button', { name: 'Accept the new BTC price' }));
    const question = await dialog();
    expect(question.getByText(/BTC moved from 65,000\.00 to 72,800\.00 USD/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Accept' }));
    await screen.findByText('Bitcoin is quoted at the new price.');
    await waitFor(() => expect(line.queryByText(warning)).toBeNull());
  });

  test('warns where one price source is enough', async () => {
    here.backend.ports.config = { ...here.backend.ports.config, priceSingleSource: true };
    const { line } = await openLine();
    await line.findByText('One price source');
  });

  test('and the counts on the tabs are read again while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { line } = await openLine();
    await line.findByText('Deposits waiting');
    const tabs = within(screen.getByRole('navigation', { name: 'Back-office' }));
    expect(tabs.getByRole('link', { name: 'Transactions' })).toBeInTheDocument();
    await deposit(here.backend, scene.ada);
    vi.advanceTimersByTime(15_000);
    await tabs.findByRole('link', { name: 'Transactions 1' });
  });

  test('shows why it could not be read', async () => {
    here.network.use(
      mock(overview.read, () => ({ refuse: 'unavailable', message: 'The service rests.' })),
    );
    const { line } = await openLine();
    await line.findByText('The service rests.');
  });
});
