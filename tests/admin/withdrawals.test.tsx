import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { handlers, mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  type Person,
  randomTxid,
  staff,
} from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { balanceOf, dialog, openAsStaff, requestWithdrawal, rowOf } from './backOffice.ts';

const here = screens();
let ada: Person;
let grace: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  ada = await investor(here.backend);
  await fund(here.backend, ada, grace);
});

const openList = () => openAsStaff(here.backend, '/admin/withdrawals', grace);
const openShow = (id: string) => openAsStaff(here.backend, `/admin/withdrawals/${id}/show`, grace);
const ask = (amount = '200') => requestWithdrawal(here.backend, ada, amount);
const approve = (id: string, by = grace) =>
  callApi(here.backend, calls.withdrawals.approve, { token: by.token, params: { id } });

const now = async (id: string) => {
  const { token } = grace;
  return (await callApi(here.backend, calls.withdrawals.detail, { token, params: { id } })).reply
    .data;
};

describe('the list of withdrawals', () => {
  test('shows an empty state with the next step', async () => {
    await openList();
    await screen.findByText('No withdrawal was requested yet.');
    expect(screen.getByText(/^Requests appear here/)).toBeInTheDocument();
  });

  test('shows amount, both ends of the address and a way to the record', async () => {
    const id = await ask();
    await openList();
    const row = await rowOf(reference(id));
    expect(row.getByText('$200.00')).toBeInTheDocument();
    expect(row.getByText('bc1qw508…v8f3t4').title).toBe(addresses.BTC);
    expect(row.getByText('requested')).toBeInTheDocument();
    expect(row.getByRole('link', { name: `Review: ${reference(id)}` })).toBeInTheDocument();
    expect(row.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  test('offers no decision on the reader’s own withdrawal', async () => {
    await fund(here.backend, grace, await staff(here.backend, 'alan'));
    const id = await requestWithdrawal(here.backend, grace, '10');
    await openList();
    const row = await rowOf(reference(id));
    expect(row.getByText('Your own')).toBeInTheDocument();
    expect(row.getByRole('link', { name: `View: ${reference(id)}` })).toBeInTheDocument();
  });
});

describe('a withdrawal', () => {
  test('is approved with its hold shown, then paid by a transaction of its coin', async () => {
    const id = await ask();
    const { user } = await openShow(id);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click((await dialog()).getByRole('button', { name: 'Approve withdrawal' }));
    await user.click(await screen.findByRole('button', { name: 'Start payment' }));
    const starting = await dialog();
    expect(starting.getByText('bc1qw508…7kv8f3t4')).toBeInTheDocument();
    await user.click(starting.getByRole('button', { name: 'Start payment' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
    const open = await dialog();
    expect(open.getByText(addresses.BTC)).toBeInTheDocument();
    expect(open.getByText('Held for it now').nextElementSibling?.textContent).toBe('$200.00');
    await user.type(open.getByLabelText('Transaction id'), '0xabc');
    await user.type(open.getByLabelText('Amount paid in BTC'), '0.003');
    await user.click(open.getByRole('button', { name: 'Mark as paid' }));
    await open.findByText('Enter the 64-character Bitcoin transaction ID.');
    expect(here.asked).not.toContain(`POST /backend/paywithdrawal/${id}`);
    const txid = randomTxid();
    await user.clear(open.getByLabelText('Transaction id'));
    await user.type(open.getByLabelText('Transaction id'), txid);
    await user.click(open.getByRole('button', { name: 'Mark as paid' }));
    const payment = within(await screen.findByRole('region', { name: 'Payment' }));
    expect(payment.getByText(txid)).toBeInTheDocument();
    expect(payment.getByText('grace of staff')).toBeInTheDocument();
    expect(await now(id)).toMatchObject({ status: 'paid', held: 0, txid });
    expect(await balanceOf(here.backend, ada)).toBe(800);
  });

  test('is declined with a reason, which releases the hold', async () => {
    const id = await ask();
    const { user } = await openShow(id);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const open = await dialog();
    await user.click(open.getByRole('button', { name: 'Decline withdrawal' }));
    await open.findByText('Give a reason; the investor can read it.');
    expect(await balanceOf(here.backend, ada)).toBe(800);
    await user.type(open.getByLabelText('Reason'), 'The address is an exchange’s.');
    await user.click(open.getByRole('button', { name: 'Decline withdrawal' }));
    await screen.findByText('declined');
    expect(await balanceOf(here.backend, ada)).toBe(1000);
  });

  test('that a colleague has decided shows who, and its current state', async () => {
    const id = await ask();
    const { user } = await openShow(id);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const open = await dialog();
    await approve(id, await staff(here.backend, 'alan'));
    await user.click(open.getByRole('button', { name: 'Approve withdrawal' }));
    const sentence = 'This withdrawal was approved by alan of staff before.';
    expect((await open.findByRole('alert')).textContent).toBe(sentence);
    await user.click(await open.findByRole('button', { name: 'Close' }));
    const decision = within(await screen.findByRole('region', { name: 'Decision' }));
    expect(decision.getByText('alan of staff')).toBeInTheDocument();
    await screen.findByRole('button', { name: 'Start payment' });
  });

  test('without a reply is unchanged; a retry has the same Idempotency-Key', async () => {
    const id = await ask();
    const keys: (string | null)[] = [];
    here.network.events.on('request:start', ({ request }) => {
      if (request.url.includes(id) && request.method === 'POST')
        if (request.url.includes('approve')) keys.push(request.headers.get('Idempotency-Key'));
    });
    here.network.use(mock(withdrawals.approve, () => 'unreachable'));
    const { user } = await openShow(id);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const open = await dialog();
    await user.click(open.getByRole('button', { name: 'Approve withdrawal' }));
    await open.findByText(/^No answer from the server/);
    expect((await now(id)).status).toBe('requested');
    here.network.use(...handlers(here.backend));
    await user.click(open.getByRole('button', { name: 'Approve withdrawal' }));
    await waitFor(async () => expect((await now(id)).status).toBe('approved'));
    expect(keys.length).toBe(2);
    expect(keys[0]).toBe(keys[1]);
  });
});
