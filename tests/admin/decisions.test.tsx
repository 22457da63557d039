import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { deposits } from '#contract/deposits.ts';
import { handlers, mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, balanceOf, dialog, openAsStaff } from './backOffice.ts';

const here = screens();
const scene = adminScene(here);

const openShow = (id: string) =>
  openAsStaff(here.backend, `/admin/adminTrans/${id}/show`, scene.grace);

const statusOf = async (id: string) => {
  const { reply } = await callApi(here.backend, calls.deposits.detail, {
    token: scene.grace.token,
    params: { id },
  });
  return reply.data;
};

/** A deposit with nothing to show for it. */
async function bareDeposit(): Promise<string> {
  const { reply } = await callApi(here.backend, calls.deposits.create, {
    token: scene.ada.token,
    body: { amount: '80', coin: 'BTC' },
  });
  return reply.data._id;
}

describe('confirming', () => {
  test('credits the balance once and shows the server’s message', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await openShow(id);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const open = await dialog();
    await open.findByText(/BTC$/);
    await user.click(open.getByRole('button', { name: 'Confirm deposit' }));
    await screen.findByText(/: \$500\.00 confirmed\.$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('confirmed');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(await balanceOf(here.backend, scene.ada)).toBe(500);
  });

  test('takes another amount with a note, and asks for the note', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await openShow(id);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const open = await dialog();
    await user.type(open.getByLabelText('Amount received in USD (optional)'), '450.5');
    await user.click(open.getByRole('button', { name: 'Confirm deposit' }));
    const sentence = 'Say in a note why the amount received differs from the amount asked.';
    await open.findByText(sentence);
    expect(await balanceOf(here.backend, scene.ada)).toBe(0);
    await user.type(open.getByLabelText('Note (required)'), 'The network took a fee');
    await user.click(open.getByRole('button', { name: 'Confirm deposit' }));
    await screen.findByText(/: \$450\.50 confirmed\.$/);
    expect(await balanceOf(here.backend, scene.ada)).toBe(450.5);
  });

  test('checks the amount before anything is sent', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await openShow(id);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const open = await dialog();
    await user.type(open.getByLabelText('Amount received in USD (optional)'), 'lots');
    await user.click(open.getByRole('button', { name: 'Confirm deposit' }));
    await open.findByText('Amount must be a number only');
    expect(here.asked).not.toContain(`POST /backend/confirmdeposit/${id}`);
  });

  test('needs a note when there is neither a proof nor a transaction id', async () => {
    const id = await bareDeposit();
    const { user } = await openShow(id);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const open = await dialog();
    await open.findByText(/confirming needs a note/);
    await user.click(open.getByRole('button', { name: 'Confirm deposit' }));
    await open.findByText(/^Add a note: without a transaction id/);
    expect((await statusOf(id)).status).toBe('pending');
  });

  test('shows which colleague was faster, and the current row', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await openShow(id);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const open = await dialog();
    const other = await staff(here.backend, 'alan');
    await callApi(here.backend, calls.deposits.decline, {
      token: other.token,
      params: { depositId: id },
      body: { reason: 'Nothing arrived.' },
    });
    await user.click(open.getByRole('button', { name: 'Confirm deposit' }));
    const sentence = 'This deposit was declined by alan of staff before.';
    await open.findByText(sentence);
    expect(screen.getAllByText(sentence).length).toBe(2);
    await user.click(await open.findByRole('button', { name: 'Close' }));
    await screen.findByText('declined');
    expect(await balanceOf(here.backend, scene.ada)).toBe(0);
  });

  test('without a reply shows an error; a retry has the same Idempotency-Key', async () => {
    const id = await deposit(here.backend, scene.ada);
    const keys: (string | null)[] = [];
    here.network.events.on('request:start', ({ request }) => {
      if (request.url.includes('confirmdeposit')) keys.push(request.headers.get('Idempotency-Key'));
    });
    here.network.use(mock(deposits.confirm, () => 'unreachable'));
    const { user } = await openShow(id);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const open = await dialog();
    await user.click(open.getByRole('button', { name: 'Confirm deposit' }));
    await open.findByText(/^No answer from the server/);
    here.network.use(...handlers(here.backend));
    await user.click(open.getByRole('button', { name: 'Confirm deposit' }));
    await screen.findByText(/: \$500\.00 confirmed\.$/);
    expect(keys.length).toBe(2);
    expect(keys[0]).toMatch(/\S/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('declining', () => {
  test('needs a reason, which the investor can read', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await openShow(id);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const open = await dialog();
    await user.click(open.getByRole('button', { name: 'Decline deposit' }));
    await open.findByText('Give a reason; the investor can read it.');
    expect(here.asked).not.toContain(`POST /backend/declinedeposit/${id}`);
    await user.type(open.getByLabelText('Reason'), 'No payment arrived');
    await user.click(open.getByRole('button', { name: 'Decline deposit' }));
    await screen.findByText(/ declined\.$/);
    await screen.findByText('declined');
    expect((await statusOf(id)).reason).toBe('No payment arrived');
  });
});
