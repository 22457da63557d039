import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { auth } from '#contract/auth.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { fund } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';
import { confirmButton, confirmDialog, confirmWithPassword, fillForm } from './confirmDialog.ts';

const here = screens();
const scene = investorScene(here);

beforeEach(() => fund(here.backend, scene.ada, scene.grace, '1000'));

const requests = () =>
  here.asked.filter((request) => request === `POST /backend${withdrawals.create.path}`);

const own = async () =>
  (await callApi(here.backend, withdrawals.own, { token: scene.ada.token })).reply.data;

/** The next request arrives, but its reply is lost. */
const loseTheReply = () =>
  here.network.use(
    http.post(
      `*${withdrawals.create.path}`,
      async ({ request }) => {
        await here.backend.app.fetch(request, { address: 'test' });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );

async function confirm() {
  const { user } = openPage('/user/withdraw');
  await screen.findByText(/Available \$1,000.00/);
  await fillForm(user);
  const dialog = await confirmDialog();
  await confirmWithPassword(user, dialog);
  return { user, dialog };
}

describe('a withdrawal request', () => {
  test('without an answer stays in its dialog, and makes no second one there', async () => {
    loseTheReply();
    const { user, dialog } = await confirm();
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(/^We do not know whether your request arrived/);
    expect(screen.queryByText(/No answer from the server/)).not.toBeInTheDocument();
    expect(await own()).toHaveLength(1);
    await user.click(confirmButton(dialog));
    await screen.findByText('Withdrawal requested.');
    await screen.findByText('requested');
    expect(requests()).toHaveLength(2);
    expect(await own()).toHaveLength(1);
  });

  test('without an answer is called arrived once the list has it', async () => {
    loseTheReply();
    const { user, dialog } = await confirm();
    await user.click(await dialog.findByRole('button', { name: 'Close' }));
    await screen.findByText(/^Your request arrived\. We review your request within/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toHaveValue('');
    // The same input is now another request.
    await fillForm(user);
    await confirmWithPassword(user, await confirmDialog());
    await screen.findByText('Withdrawal requested.');
    expect(await own()).toHaveLength(2);
  });

  test('without an answer shows below the form once its dialog is closed', async () => {
    here.network.use(
      http.post(`*${withdrawals.create.path}`, () => HttpResponse.error(), { once: true }),
    );
    const { user, dialog } = await confirm();
    await user.click(await dialog.findByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Look under Your withdrawals/);
    expect(screen.getByLabelText('Amount')).toHaveValue('20');
    // The same input is the same request.
    await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
    await confirmWithPassword(user, await confirmDialog());
    await screen.findByText('Withdrawal requested.');
    expect(await own()).toHaveLength(1);
  });

  test('whose password cannot be checked is not called unknown', async () => {
    here.network.use(mock(auth.reauthenticate, () => 'unreachable'));
    const { dialog } = await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^No answer from the server/);
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(await own()).toEqual([]);
  });
});
