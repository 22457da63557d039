import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { handlers, mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { fund, investor, investorPassword, randomTxid } from '#tests/support/people.ts';
import { press } from '#tests/support/screen/press.ts';
import { screens } from '#tests/support/screens.tsx';
import { balanceOf, requestWithdrawal } from '../backOffice.ts';
import { payoutScene, tickChecks } from './payoutScene.ts';

const here = screens();
const scene = payoutScene(here);
const stepMs = 5 * 60_000;

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of a withdrawal', () => {
  test('leads from approval to the payer’s form, one button at a time', async () => {
    const { user } = await scene.open(await scene.ask());
    const approve = await screen.findByRole('button', { name: /^Approve/ });
    expect(approve).toHaveClass('MuiButton-outlined');
    await user.click(approve);
    await tickChecks(user);
    await user.click(await screen.findByRole('button', { name: /^Approve \$200\.00/ }));
    await user.click(await screen.findByRole('button', { name: /^Start payment/ }));
    await screen.findByRole('form', { name: 'Record payment' });
    expect(screen.getByLabelText('Transaction id')).toHaveFocus();
  });

  test('shows decision and payment as separate facts, each with its person and time', async () => {
    const id = await scene.ask();
    await scene.act('approve', id, scene.grace);
    here.backend.clock.advance(stepMs);
    await scene.act('startPayment', id, scene.alan);
    await scene.pay(id, scene.alan, { txid: randomTxid(), coinAmount: '0.00307692' });
    await scene.open(id);
    const facts = (await region('Decision and payment')).getAllByRole('listitem');
    const [decision, payment] = facts.map(({ textContent }) => textContent ?? '');
    expect(decision).toMatch(/^Decisiongrace of staffApproved 2 Mar 2026/);
    expect(payment).toMatch(/^Paymentalan of staffRecorded 2 Mar 2026/);
    const times = facts.map((fact) => fact.querySelector('time')?.dateTime ?? '');
    expect(times).toEqual(['2026-03-02T09:00:00.000Z', '2026-03-02T09:05:00.000Z']);
    const steps = (await region('Timeline')).getAllByRole('listitem');
    expect(steps.map((step) => step.lastChild?.textContent)).toEqual([
      'Requested, amount put on hold',
      'Approved by grace of staff',
      'Payment started by alan of staff',
      'Payment recorded by alan of staff',
    ]);
  });

  test('marks an address that another investor uses, and the first payment to it', async () => {
    const eve = await investor(here.backend, 'eve');
    await fund(here.backend, eve, scene.grace);
    const theirs = await requestWithdrawal(here.backend, eve, '50');
    await scene.open(await scene.ask());
    await screen.findByText('Shared address');
    const open = await region('Before you approve');
    const check = (text: string) => open.getByText(text).closest('li')?.dataset.check;
    expect(check('Also used by 1 other investor')).toBe('bad');
    expect(check('First payment to this address')).toBe('look');
    const others = await region('Other investors with this address');
    const row = others.getByRole('listitem');
    expect(row.textContent).toMatch(/^eve of the tests\$50\.00#.{10}requested/);
    const links = within(row).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')?.split('/').slice(2, 4))).toEqual([
      ['testing', eve.user._id],
      ['withdrawals', theirs],
    ]);
    expect(screen.getByText(/^3 of \d+ checks need attention$/)).toBeInTheDocument();
  });

  test('of an address that another investor has is approved with a note only', async () => {
    const eve = await investor(here.backend, 'eve');
    await fund(here.backend, eve, scene.grace);
    await requestWithdrawal(here.backend, eve, '50');
    const id = await scene.ask();
    const { user } = await scene.open(id);
    await user.click(await screen.findByRole('button', { name: /^Approve/ }));
    const note = screen.getByLabelText('Staff note: needed, others have this address');
    expect(note).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Write why this address is right although others have it.');
    expect((await scene.now(id)).status).toBe('requested');
    await user.type(note, 'One household.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/: \$200\.00 approved\.$/);
    expect((await scene.now(id)).status).toBe('approved');
    // The next request may be open by now.
    await scene.open(id);
    await screen.findByText('Approved by grace of staff: One household.');
  });

  test('shows at once that the one before, to the same address, was approved', async () => {
    const eve = await investor(here.backend, 'eve');
    await fund(here.backend, eve, scene.grace);
    const theirs = await requestWithdrawal(here.backend, eve, '50');
    here.backend.clock.advance(stepMs);
    const id = await scene.ask();
    const { user, path } = await scene.open(theirs);
    await waitFor(() =>
      expect(here.asked.filter((request) => request.endsWith(id))).not.toHaveLength(0),
    );
    await user.click(await screen.findByRole('button', { name: /^Approve/ }));
    await user.type(screen.getByLabelText(/^Staff note[ :]/), 'One household.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(path()).toContain(id));
    await screen.findByRole('heading', { name: new RegExp(reference(id)) });
    const others = await region('Other investors with this address');
    expect(others.getByRole('listitem').textContent).toMatch(
      /^eve of the tests\$50\.00#.{10}approved/,
    );
  });

  test('shows a new password of the last 30 days, and that the wait is not over', async () => {
    const id = await scene.ask();
    const [newPassword, confirmPassword] = ['NewHarbour#10', 'NewHarbour#10'];
    const body = { existingPassword: investorPassword, newPassword, confirmPassword };
    const sent = { token: scene.ada.token, body };
    expect((await callApi(here.backend, calls.profile.changePassword, sent)).status).toBe(200);
    await scene.open(id);
    const open = await region('Before you approve');
    expect(open.getByText('Password changed').closest('li')?.dataset.check).toBe('look');
    expect(open.getByText('24 h wait is not over').closest('li')?.dataset.check).toBe('bad');
  });

  test('offers no decision on the reader’s own withdrawal', async () => {
    await fund(here.backend, scene.grace, scene.alan);
    await scene.open(await scene.ask('10', scene.grace));
    await screen.findByText('Your own: a colleague decides.');
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });

  test('is declined with a reason, which releases the hold', async () => {
    const id = await scene.ask();
    const { user } = await scene.open(id);
    await user.click(await screen.findByRole('button', { name: /^Decline/ }));
    await user.click(screen.getByRole('button', { name: /^Decline \$200\.00/ }));
    await screen.findByText('Give a reason; the investor can read it.');
    expect(await balanceOf(here.backend, scene.ada)).toBe(800);
    await user.type(screen.getByLabelText('Reason'), 'The address is an exchange’s.');
    await user.click(screen.getByRole('button', { name: /^Decline \$200\.00/ }));
    await screen.findByText('The address is an exchange’s.');
    expect(await balanceOf(here.backend, scene.ada)).toBe(1000);
  });

  test('without a reply is unchanged; a retry has the same Idempotency-Key', async () => {
    const id = await scene.ask();
    const keys: (string | null)[] = [];
    here.network.events.on('request:start', ({ request }) => {
      if (request.url.includes(`approvewithdrawal/${id}`))
        keys.push(request.headers.get('Idempotency-Key'));
    });
    here.network.use(mock(calls.withdrawals.approve, () => 'unreachable'));
    const { user } = await scene.open(id);
    await user.click(await screen.findByRole('button', { name: /^Approve/ }));
    const send = () => press(user, screen.getByRole('button', { name: /^Approve \$200\.00/ }));
    await tickChecks(user);
    await send();
    await screen.findByText(/^No answer from the server/);
    expect((await scene.now(id)).status).toBe('requested');
    here.network.use(...handlers(here.backend));
    await send();
    await waitFor(async () => expect((await scene.now(id)).status).toBe('approved'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('links the payment’s address with its amount in the QR code', async () => {
    const id = await scene.ask();
    await scene.act('approve', id, scene.grace);
    await scene.act('startPayment', id, scene.grace);
    await scene.open(id);
    expect(
      await screen.findByRole('img', { name: 'QR code with address and amount' }),
    ).toBeInTheDocument();
  });
});
