import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listPath, showPath } from '#contract/backOffice.ts';
import { overview } from '#contract/overview.ts';
import { handlers, mock } from '#mocks/handlers.ts';
import { deposit, fund } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, openAsStaff, requestWithdrawal } from './backOffice.ts';

const here = screens();
const scene = adminScene(here);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const makes = {
  deposits: () => deposit(here.backend, scene.ada),
  withdrawals: async () => {
    await fund(here.backend, scene.ada, scene.grace);
    return requestWithdrawal(here.backend, scene.ada, '100');
  },
};

test.each(['deposits', 'withdrawals'] as const)(
  'decisions on a record of %s are off while the server does not answer',
  async (name) => {
    const { user } = await openAsStaff(
      here.backend,
      showPath(name, await makes[name]()),
      scene.grace,
    );
    const decline = () => screen.getByRole('button', { name: 'Decline' });
    await waitFor(() => expect(decline()).toBeEnabled(), { timeout: 10_000 });
    here.network.use(mock(overview.read, () => 'unreachable'));
    vi.advanceTimersByTime(15_000);
    await screen.findByText('No connection', {}, { timeout: 10_000 });
    expect(decline()).toBeDisabled();
    expect(decline()).toHaveAttribute('title', 'No connection');
    await user.keyboard('d');
    expect(screen.queryByRole('form', { name: 'Decline' })).toBeNull();
    here.network.use(...handlers(here.backend));
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(decline()).toBeEnabled());
  },
);

test.each([
  ['deposits', 'No such deposit', 'All transactions'],
  ['withdrawals', 'No such withdrawal', 'All withdrawals'],
  ['users', 'No such user', 'All users'],
] as const)('an address of %s without a record leads to the list', async (name, title, toList) => {
  await openAsStaff(here.backend, showPath(name, crypto.randomUUID()), scene.grace);
  await screen.findByRole('heading', { name: title });
  expect(screen.getByRole('link', { name: toList })).toHaveAttribute('href', listPath(name));
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});
