import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { deposits } from '#contract/deposits.ts';
import { handlers, mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, type Person, staff } from '#tests/support/people.ts';
import { press } from '#tests/support/screen/press.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, balanceOf } from '../backOffice.ts';
import { button, depositOf, openDeposit, submit } from './depositPage.ts';

const here = screens();
const scene = adminScene(here);

const open = (id: string) => openDeposit(here.backend, id, scene.grace);

const declineBy = ({ token }: Person, id: string) =>
  callApi(here.backend, calls.deposits.decline, {
    token,
    params: { depositId: id },
    body: { reason: 'Nothing arrived.' },
  });

describe('confirming', () => {
  test('takes two keys, credits once and leads back from the message', async () => {
    const first = await deposit(here.backend, scene.ada);
    here.backend.clock.advance(60_000);
    const second = await deposit(here.backend, scene.ada, '200');
    const { user, path } = await open(first);
    await user.keyboard('c');
    expect(await button('Confirm $500.00')).toHaveFocus();
    await user.keyboard('{Enter}');
    const toast = within(
      (await screen.findByText(/: \$500\.00 confirmed\.$/)).closest('[data-toast]') as HTMLElement,
    );
    await screen.findByRole('heading', { name: /^Deposit #/ });
    expect(await balanceOf(here.backend, scene.ada)).toBe(500);
    expect(path()).toContain(second);
    await user.click(toast.getByRole('button', { name: 'View' }));
    await screen.findAllByText('grace of staff confirmed this', { exact: false });
    expect(path()).toContain(first);
  });

  test('checks the amount before anything is sent', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await open(id);
    await user.click(await button('Confirm'));
    await user.type(screen.getByLabelText('Amount received'), 'lots');
    await user.click(await button('Confirm'));
    await screen.findByText('Amount must be a number only');
    expect(here.asked).not.toContain(`POST /backend/confirmdeposit/${id}`);
  });

  test('opens with the focus in the note when there is neither a proof nor a transaction id', async () => {
    const id = await submit(here.backend, scene.ada, { amount: '80' });
    const { user } = await open(id);
    expect(screen.getByText('No transaction id')).toBeInTheDocument();
    await user.keyboard('c');
    await button('Confirm $80.00');
    expect(screen.getByLabelText('Staff note: needed, how you checked it')).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/^Write how you checked the payment/);
    expect(here.asked).not.toContain(`POST /backend/confirmdeposit/${id}`);
  });

  test('shows which colleague was faster, and keeps what was typed', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await open(id);
    await user.click(await button('Confirm'));
    await user.type(screen.getByLabelText(/^Staff note[ :]/), 'Matches the page');
    await declineBy(await staff(here.backend, 'alan'), id);
    await user.click(await button('Confirm $500.00'));
    await button('Next waiting');
    expect(screen.getAllByText(/^alan of staff declined this$/).length).toBe(2);
    expect(screen.getByLabelText(/^Staff note[ :]/)).toHaveValue('Matches the page');
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    expect(await balanceOf(here.backend, scene.ada)).toBe(0);
  });

  test('without a reply shows an error; a retry has the same Idempotency-Key', async () => {
    const id = await deposit(here.backend, scene.ada);
    const keys: (string | null)[] = [];
    here.network.events.on('request:start', ({ request }) => {
      if (request.url.includes('confirmdeposit')) keys.push(request.headers.get('Idempotency-Key'));
    });
    here.network.use(mock(deposits.confirm, () => 'unreachable'));
    const { user } = await open(id);
    await user.click(await button('Confirm'));
    await user.click(await button('Confirm $500.00'));
    await screen.findByText(/^No answer from the server/, { selector: 'form *' });
    here.network.use(...handlers(here.backend));
    await press(user, await button('Confirm $500.00'));
    await screen.findByText(/: \$500\.00 confirmed\.$/);
    expect(keys.length).toBe(2);
    expect(keys[0]).toMatch(/\S/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('needs a second press at another moment: a double click only opens the form', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await open(id);
    await user.dblClick(await button('Confirm'));
    await user.dblClick(await button('Confirm $500.00'));
    await screen.findByText(/: \$500\.00 confirmed\.$/);
    const sent = here.asked.filter((request) => request.startsWith('POST /backend/confirmdeposit'));
    expect(sent.length).toBe(1);
  });
});

describe('an armed decision', () => {
  test('has its own buttons, and Cancel leads back to the two decisions', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await open(id);
    await user.keyboard('c');
    await button('Confirm $500.00');
    expect(screen.queryByRole('button', { name: /^Decline/ })).toBeNull();
    await user.keyboard('{Escape}');
    expect(await button('Confirm')).toHaveFocus();
    await user.keyboard('d');
    await button('Decline $500.00');
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    await user.click(await button('Cancel'));
    await button('Confirm');
  });
});

describe('the keys of an armed decision', () => {
  test('neither send it with a space nor leave the record with a letter', async () => {
    const id = await deposit(here.backend, scene.ada);
    here.backend.clock.advance(60_000);
    await deposit(here.backend, scene.ada, '200');
    const { user, path } = await open(id);
    await user.keyboard('c');
    expect(await button('Confirm $500.00')).toHaveFocus();
    await user.keyboard('note n');
    expect(await button('Confirm $500.00')).toHaveFocus();
    expect(here.asked).not.toContain(`POST /backend/confirmdeposit/${id}`);
    expect(path()).toContain(id);
    await user.keyboard('{Enter}');
    await screen.findByText(/: \$500\.00 confirmed\.$/);
    expect(await balanceOf(here.backend, scene.ada)).toBe(500);
  });
});

describe('declining', () => {
  test('needs a reason, which the investor can read', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await open(id);
    await user.click(await button('Decline'));
    await user.click(await button('Decline $500.00'));
    await screen.findByText('Give a reason; the investor can read it.');
    expect(here.asked).not.toContain(`POST /backend/declinedeposit/${id}`);
    await user.type(screen.getByLabelText('Reason: the investor reads this'), 'No payment arrived');
    await user.click(await button('Decline $500.00'));
    await screen.findByText(/: \$500\.00 declined\.$/);
    expect((await depositOf(here.backend, id, scene.grace)).reason).toBe('No payment arrived');
  });

  test('takes a ready reason by its digit, whose text can be changed', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { token } = scene.grace;
    const ready = (await callApi(here.backend, calls.reasons.list, { token })).reply.data;
    const [text = ''] = ready.filter(({ kind }) => kind === 'deposit').map((one) => one.text);
    const { user } = await open(id);
    await user.keyboard('d');
    await screen.findByTitle(text);
    await user.keyboard('1');
    const field = screen.getByLabelText('Reason: the investor reads this');
    expect(field).toHaveValue(text);
    await user.type(field, ' See the mail.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/: \$500\.00 declined\.$/);
    const { reason } = await depositOf(here.backend, id, scene.grace);
    expect(reason).toBe(`${text} See the mail.`);
  });
});
