import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, fund, investor } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { dialog, requestWithdrawal } from '../backOffice.ts';
import { payoutScene, tickChecks } from './payoutScene.ts';

const here = screens();
const scene = payoutScene(here);

async function paidByAlan(): Promise<string> {
  const id = await scene.ask();
  await scene.act('approve', id, scene.grace);
  await scene.act('startPayment', id, scene.alan);
  return id;
}

const copyAddress = () => screen.queryByRole('button', { name: 'Copy Address' });

describe('a withdrawal that another is paying', () => {
  test('shows who pays, a masked address and no way to pay it', async () => {
    const id = await paidByAlan();
    await scene.open(id);
    await screen.findByText('alan of staff is paying this withdrawal.');
    expect(screen.getByText('bc1qw508…7kv8f3t4')).toBeInTheDocument();
    expect(copyAddress()).toBeNull();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    for (const name of [/Start payment/, /Record payment/, /Stop payment/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  test('takes an objection instead of a decline, and shows it', async () => {
    const { user } = await scene.open(await paidByAlan());
    await user.click(await screen.findByRole('button', { name: /^Decline/ }));
    await screen.findByText(/Your decline is recorded as an objection/);
    await user.type(screen.getByLabelText('Reason'), 'Wrong address.');
    await user.click(screen.getByRole('button', { name: /^Record objection/ }));
    await screen.findByText(/^Objection recorded/);
    expect(await screen.findAllByText('grace of staff objected to this payment.')).toHaveLength(2);
  });

  test('is released by its payer', async () => {
    const { user } = await scene.open(await paidByAlan(), scene.alan);
    await screen.findByText('Only you can pay now');
    expect(screen.getByRole('button', { name: /^Decline/ })).toBeDisabled();
    expect(copyAddress()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop payment' }));
    await user.click((await dialog()).getByRole('button', { name: 'Stop payment' }));
    await screen.findByRole('button', { name: /^Start payment/ });
    expect(screen.getByRole('button', { name: /^Decline/ })).toBeEnabled();
    expect(copyAddress()).toBeNull();
  });
});

test('a withdrawal of a suspended account shows why and cannot be approved', async () => {
  const id = await scene.ask();
  const params = { id: scene.ada.user._id };
  const body = { reason: 'Taken over.' };
  await callApi(here.backend, calls.users.suspend, { token: scene.alan.token, params, body });
  await scene.open(id);
  await screen.findAllByText(payoutBlockMessages.suspended);
  expect(screen.getByRole('button', { name: /^Approve/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^Decline/ })).toBeEnabled();
});

test('the address of a request can be compared before it is approved', async () => {
  await scene.open(await scene.ask());
  const recipient = within(await screen.findByRole('region', { name: 'Recipient' }));
  const [address] = recipient.getAllByRole('code');
  expect(address?.textContent).toBe(addresses.BTC);
});

test('a decision that a colleague made in between is not sent', async () => {
  const id = await scene.ask();
  const { user } = await scene.open(id);
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  await tickChecks(user);
  await scene.act('approve', id, scene.alan);
  await user.click(screen.getByRole('button', { name: /^Approve \$200\.00/ }));
  await screen.findByText(/This withdrawal was approved by alan of staff before/);
  await screen.findByText('What you typed was not sent. It stays here.');
  expect(screen.queryByRole('button', { name: /^Start payment/ })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Start payment/ }));
  await screen.findByText('Only you can pay now');
});

test.each([
  [9, false],
  [11, true],
])('a payment started %i minutes ago asks whether the coin was sent: %s', async (minutes, asks) => {
  const id = await scene.ask();
  await scene.act('approve', id, scene.alan);
  await scene.act('startPayment', id, scene.grace);
  here.backend.clock.advance(minutes * 60_000);
  vi.useFakeTimers({ toFake: ['Date'], now: here.backend.clock.now() });
  await scene.open(id);
  await screen.findByText('Only you can pay now');
  const question = screen.queryByText(/^You started this payment 11 m ago\. If you sent the coin/);
  expect(question !== null).toBe(asks);
});

test('asks for a look before the payment to an address that another investor uses', async () => {
  const id = await scene.ask();
  await scene.act('approve', id, scene.grace);
  const eve = await investor(here.backend, 'eve');
  await fund(here.backend, eve, scene.grace);
  await requestWithdrawal(here.backend, eve, '50');
  await scene.open(id);
  await screen.findByText('Look at the recipient before you pay');
  expect(screen.queryByText('Ready to pay')).toBeNull();
});

test('the approver of a withdrawal is reminded of it before they pay, and a colleague is not', async () => {
  const id = await scene.ask();
  await scene.act('approve', id, scene.grace);
  await scene.open(id);
  await screen.findByText(/^You approved this yourself/);
  cleanup();
  await scene.open(id, scene.alan);
  await screen.findByText(/^Start payment shows you the whole address/);
  expect(screen.queryByText(/^You approved this yourself/)).toBeNull();
});
