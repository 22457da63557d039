import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { deposits } from '#contract/deposits.ts';
import { handlers, mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, balanceOf } from '../backOffice.ts';
import { button, depositOf, openDeposit, submit } from './depositPage.ts';

const here = screens();
const scene = adminScene(here);

const open = (id: string) => openDeposit(here.backend, id, scene.grace);

async function typeAmount(user: UserEvent, amount: string): Promise<void> {
  const field = screen.getByLabelText('Amount received');
  await user.clear(field);
  await user.type(field, amount);
}

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
    await screen.findByText('grace of staff confirmed this', { exact: false });
    expect(path()).toContain(first);
  });

  test('takes another amount with a reason for the investor and a second confirmation', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await open(id);
    await user.click(await button('Confirm'));
    await user.type(screen.getByLabelText('Note, staff only, optional'), 'Known for this');
    await typeAmount(user, '450.5');
    await user.click(await button('Confirm $450.50'));
    await screen.findByText('Write for the investor why the amount differs.');
    const reason = screen.getByLabelText(/the investor reads this$/);
    expect(reason).toHaveFocus();
    await user.type(reason, 'The network took a fee');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Confirm that this amount arrived.');
    await user.click(screen.getByLabelText('Yes, $450.50 arrived: $49.50 less than expected.'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/: \$450\.50 confirmed\.$/);
    expect(await balanceOf(here.backend, scene.ada)).toBe(450.5);
    const { note, reason: read } = await depositOf(here.backend, id, scene.grace);
    expect([note, read]).toEqual(['Known for this', 'The network took a fee']);
  });

  test('of an amount within 3 % needs no second confirmation', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await open(id);
    await user.click(await button('Confirm'));
    await typeAmount(user, '485');
    expect(screen.queryByRole('checkbox', { name: /arrived/ })).toBeNull();
    await user.type(screen.getByLabelText(/the investor reads this$/), 'A fee');
    await user.click(await button('Confirm $485.00'));
    await screen.findByText(/: \$485\.00 confirmed\.$/);
  });

  test.each([
    ['99999999', 'Confirm $99,999,999.00', 'Refused: at most $600.00 can be credited'],
    ['250', 'Confirm $250.00', 'Refused: half of $500.00 or less'],
  ])('of %s instead of 500 is off, and says why', async (amount, label, why) => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await open(id);
    await user.click(await button('Confirm'));
    await typeAmount(user, amount);
    expect(screen.getByText(why, { exact: false })).toBeInTheDocument();
    expect(await button(label)).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(here.asked).not.toContain(`POST /backend/confirmdeposit/${id}`);
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
    expect(screen.getByLabelText('Note: needed, how you checked it')).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/^Write how you checked the payment/);
    expect(here.asked).not.toContain(`POST /backend/confirmdeposit/${id}`);
  });

  test('shows which colleague was faster, and keeps what was typed', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await open(id);
    await user.click(await button('Confirm'));
    await user.type(screen.getByLabelText(/^Note/), 'Matches the page');
    await declineBy(await staff(here.backend, 'alan'), id);
    await user.click(await button('Confirm $500.00'));
    await button('Next waiting');
    expect(screen.getAllByText(/^alan of staff declined this at/).length).toBe(2);
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Matches the page');
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
    await user.click(await button('Confirm $500.00'));
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
  test('shows Cancel in the place of the opposite button, which closes the form', async () => {
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
