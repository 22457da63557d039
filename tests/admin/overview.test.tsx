import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { overview } from '#contract/overview.ts';
import { mock } from '#mocks/handlers.ts';
import { checkHealth } from '#server/platform/health/check.ts';
import { addWallet, deposit, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { waitingStep } from '#tests/support/priceStep.ts';
import { screens } from '#tests/support/screens.tsx';
import { dialog, openAsStaff, requestWithdrawal } from './backOffice.ts';

const here = screens();
let ada: Person;
let grace: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  ada = await investor(here.backend);
});
afterEach(() => {
  vi.useRealTimers();
});

const openLine = async () => {
  const page = await openAsStaff(here.backend, '/admin/testing', grace);
  return { ...page, line: within(await screen.findByRole('region', { name: 'Overview' })) };
};

describe('the overview line', () => {
  test('says what waits, what was decided today and what is owed', async () => {
    await fund(here.backend, ada, grace);
    await deposit(here.backend, ada);
    await requestWithdrawal(here.backend, ada, '100');
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

  test('says that the ledger was not checked yet, agrees, or does not', async () => {
    const first = await openLine();
    expect(await first.line.findByText('Ledger not checked yet')).toBeTruthy();
    await checkHealth(here.backend.ports);
    const second = await openLine();
    expect(await second.line.findByText('Ledger in balance')).toBeTruthy();
    here.backend.ports.health.notReadyReason = 'The ledger does not agree: balances: 1.';
    const third = await openLine();
    expect(await third.line.findByText(/The ledger does not agree: balances: 1\./)).toBeTruthy();
  });

  test('says that the disk is almost full for as long as it is', async () => {
    const sign = /^Server almost out of space/;
    const first = await openLine();
    await first.line.findByText('Owed to investors');
    expect(first.line.queryByText(sign)).toBeNull();
    here.backend.ports.health.diskShort = true;
    const second = await openLine();
    expect(await second.line.findByText(sign)).toBeTruthy();
  });

  test('shows a price that moved by over 10 % until staff accept it', async () => {
    await waitingStep(here.backend);
    const { line, user } = await openLine();
    const warning = 'BTC price moved 12 %: waiting for a second reading';
    expect(await line.findByText(warning)).toBeTruthy();
    await user.click(line.getByRole('button', { name: 'Accept the new BTC price' }));
    const question = await dialog();
    expect(question.getByText(/BTC moved from 65,000\.00 to 72,800\.00 USD/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Bitcoin is quoted at the new price.')).toBeTruthy();
    await waitFor(() => expect(line.queryByText(warning)).toBeNull());
  });

  test('warns where one price source is enough', async () => {
    here.backend.ports.config = { ...here.backend.ports.config, priceSingleSource: true };
    const { line } = await openLine();
    expect(await line.findByText('One price source')).toBeTruthy();
  });

  test('and the counts on the tabs are read again while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { line } = await openLine();
    await line.findByText('Deposits waiting');
    const tabs = within(screen.getByRole('navigation', { name: 'Back-office' }));
    expect(tabs.getByRole('link', { name: 'Transactions' })).toBeTruthy();
    await deposit(here.backend, ada);
    vi.advanceTimersByTime(15_000);
    expect(await tabs.findByRole('link', { name: 'Transactions 1' })).toBeTruthy();
  });

  test('says in its place why it could not be read', async () => {
    here.network.use(
      mock(overview.read, () => ({ refuse: 'unavailable', message: 'The service rests.' })),
    );
    const { line } = await openLine();
    expect(await line.findByText('The service rests.')).toBeTruthy();
  });
});
