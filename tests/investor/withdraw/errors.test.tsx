import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { withdrawals } from '#contract/withdrawals.ts';
import { mock } from '#mocks/handlers.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, fund, investorPassword } from '#tests/support/people.ts';
import { press } from '#tests/support/screen/press.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';
import { confirmButton, confirmDialog, fillForm } from './confirmDialog.ts';

const here = screens();
const scene = investorScene(here);

beforeEach(() => fund(here.backend, scene.ada, scene.grace, '1000'));

const body = { amount: '20', withdrawMode: 'Bitcoin', address: addresses.BTC } as const;
const asked = (path: string) => here.asked.filter((request) => request === path);
const never = () => new Promise<never>(() => undefined);

async function confirmWithdrawal() {
  const page = openPage('/user/withdraw');
  await screen.findByText(/Available \$1,000.00/);
  await fillForm(page.user);
  const dialog = await confirmDialog();
  await page.user.type(await dialog.findByLabelText(/your password/), investorPassword);
  await page.user.dblClick(confirmButton(dialog));
  return { ...page, dialog };
}

describe('an error', () => {
  test.each([
    ['an unavailable server', { refuse: 'unavailable', message: platformMessages.unavailable }],
    ['too many requests', { refuse: 'too-many-requests', message: platformMessages.tooMany }],
    ['a fault without a message', { refuse: 'internal' }],
  ] as const)('of %s shows as a toast and in the page', async (_, error) => {
    here.network.use(mock(withdrawals.create, () => error));
    await confirmWithdrawal();
    const reason = 'message' in error ? error.message : 'An error occurred.';
    await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Amount')).toHaveValue(body.amount);
    await waitFor(() => expect(screen.queryByText('Please Wait...')).not.toBeInTheDocument());
  });

  test('of cancelling stays beside the button until a retry succeeds', async () => {
    await callApi(here.backend, withdrawals.create, { token: scene.ada.token, body });
    here.network.use(mock(withdrawals.cancel, () => 'unreachable'));
    const { user } = openPage('/user/withdraw');
    const cancel = await screen.findByRole('button', { name: /^Cancel request/ });
    const confirm = async () => {
      await press(user, cancel);
      await user.click(await screen.findByRole('button', { name: 'Cancel request' }));
    };
    await confirm();
    await waitFor(() => expect(screen.getAllByText(/No answer from the server/)).toHaveLength(2));
    expect((await screen.findByRole('alert')).id).toBe(cancel.getAttribute('aria-describedby'));
    here.network.resetHandlers(...here.network.listHandlers().slice(1));
    await confirm();
    await screen.findByText('cancelled');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of the list shows with a retry', async () => {
    here.network.use(mock(withdrawals.own, () => ({ refuse: 'forbidden', message: 'Not now.' })));
    const { user } = openPage('/user/withdraw');
    await screen.findByText('Not now.');
    here.network.resetHandlers(...here.network.listHandlers().slice(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('You have not requested a withdrawal yet.');
  });
});

describe('a slow server', () => {
  test('gets one request after a double click on Confirm', async () => {
    here.network.use(mock(withdrawals.create, never));
    const { dialog } = await confirmWithdrawal();
    await screen.findByText('Please Wait...');
    expect(confirmButton(dialog)).toBeDisabled();
    await waitFor(() => expect(asked('POST /backend/api/v1/user/withdraw')).toHaveLength(1));
    expect(asked('POST /backend/reauthenticate')).toHaveLength(1);
  });

  test('shows a placeholder for the list while the form is usable', async () => {
    here.network.use(mock(withdrawals.own, never));
    openPage('/user/withdraw');
    const list = within(await screen.findByRole('region', { name: 'Your withdrawals' }));
    await list.findByRole('status', { name: 'Loading' });
    expect(screen.getByLabelText('Amount')).toBeEnabled();
  });
});
