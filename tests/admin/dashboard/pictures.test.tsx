import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { figures } from '#contract/figures.ts';
import { handlers, mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, deposit, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff } from '../backOffice.ts';

const here = screens();
let grace: Person;
let ada: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  ada = await investor(here.backend);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (path = '/admin/overview') => openAsStaff(here.backend, path, grace);
const flow = () => screen.findByRole('slider', { name: /^Deposits and withdrawals per day/ });

const decline = (depositId: string, reason: string) =>
  callApi(here.backend, calls.deposits.decline, {
    token: grace.token,
    params: { depositId },
    body: { reason },
  });

describe('the pictures', () => {
  test('come from one request, with a table of the same figures behind a button', async () => {
    await fund(here.backend, ada, grace, '1000');
    const { user } = await open();
    expect(await flow()).toHaveAccessibleName(
      'Deposits and withdrawals per day, 30 days: $1,000.00 in, $0.00 out.',
    );
    expect(here.asked.filter((request) => request.endsWith('/figures'))).toHaveLength(1);
    const title = 'Deposits and withdrawals per day';
    await user.click(screen.getByRole('button', { name: `Show as table: ${title}` }));
    const rows = within(await screen.findByRole('table', { name: title })).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[0]).toHaveTextContent('Day (UTC)InBTCETHPaid outDepositsWithdrawals');
    expect(rows[1]).toHaveTextContent('2 Mar 2026$1,000.00$1,000.00$0.00$0.0010');
    await user.click(screen.getByRole('button', { name: `Show as picture: ${title}` }));
    await flow();
  });

  test('are read day by day with the arrow keys, and Enter opens the decisions of a day', async () => {
    const id = await deposit(here.backend, ada);
    await decline(id, 'Never arrived.');
    const { user, path } = await open();
    const days = await flow();
    days.focus();
    await user.keyboard('{ArrowLeft}');
    expect(days).toHaveAttribute(
      'aria-valuetext',
      '1 Mar 2026: In $0.00, BTC $0.00, ETH $0.00, Paid out $0.00, Deposits 0, Withdrawals 0',
    );
    await user.keyboard('{ArrowRight}');
    expect(days.getAttribute('aria-valuetext')).toMatch(/^2 Mar 2026: .* Deposits 1,/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toContain('decidedFrom'));
    await screen.findByText('Decided: 2 Mar 2026');
    await screen.findByText('ada of the tests');
  });

  test('show who decided how many deposits today, and why deposits were declined', async () => {
    await fund(here.backend, ada, grace, '1000');
    await decline(await deposit(here.backend, ada), 'Never arrived.');
    const { user, path } = await open();
    const people = within(await screen.findByRole('table', { name: 'Deposits decided today' }));
    expect(people.getAllByRole('row')[1]).toHaveTextContent(/grace of staff110 s$/);
    const reasons = within(screen.getByRole('table', { name: 'Reasons for declines' }));
    expect(reasons.getAllByRole('row')[1]).toHaveTextContent('Never arrived1');
    await user.click(people.getByRole('link', { name: 'grace of staff' }));
    expect(path()).toContain('decidedBy');
    await screen.findByText('Decided by: grace of staff');
  });

  test('keep their period in the address', async () => {
    const { user, path } = await open('/admin/overview?days=7');
    const days = await flow();
    expect(days).toHaveAccessibleName(/7 days/);
    await user.click(screen.getByRole('link', { name: '90 days' }));
    expect(path()).toBe('/admin/overview?days=90');
    await screen.findByRole('slider', { name: /^Deposits and withdrawals per day, 90 days/ });
  });

  test('offer another try when they cannot be read', async () => {
    const failure = { refuse: 'unavailable', message: 'Not at the moment.' } as const;
    here.network.use(mock(figures.read, () => failure));
    const { user } = await open();
    await screen.findByText('Not at the moment.', {}, { timeout: 10_000 });
    here.network.use(...handlers(here.backend));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await flow();
  });

  test('keep the last known figures with their time while a refresh fails', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await open();
    await flow();
    await screen.findByText(/^As of \d\d:\d\d$/);
    here.network.use(
      mock(figures.read, () => ({ refuse: 'unavailable', message: 'Not at the moment.' })),
    );
    vi.advanceTimersByTime(60_000);
    await screen.findByText(
      /^Figures of \d\d:\d\d\. Could not refresh\.$/,
      {},
      { timeout: 10_000 },
    );
    await flow();
  });

  test('are exported as CSV, money as bare numbers', async () => {
    await fund(here.backend, ada, grace, '1000');
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:kept';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await open('/admin/overview?days=7');
    await flow();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(9);
    expect(lines[0]).toMatch(/^Day \(UTC\),In \(USD\),In BTC \(USD\),In ETH \(USD\),Out \(USD\),/);
    expect(lines[7]).toBe('2026-03-02,1000.00,1000.00,0.00,0.00,1,0,1,0,0,0,1000.00');
  });
});
