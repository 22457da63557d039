import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BodyOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { settings } from '#contract/settings.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { chainPayment, chainRead } from '#tests/support/nodes/chainPayment.ts';
import { deposit, investor, randomTxid } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';

const here = screens();
const scene = investorScene(here);
let id: string;

beforeEach(async () => {
  id = await deposit(here.backend, scene.ada);
});

const openDeposit = async () => {
  const page = openPage(`/user/deposit/${id}`);
  await screen.findByRole('list', { name: 'History' });
  return page;
};
const steps = () => screen.getByRole('list', { name: 'History' });
const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const confirm = (body: BodyOf<typeof calls.deposits.confirm>) =>
  callApi(here.backend, calls.deposits.confirm, {
    token: scene.grace.token,
    params: { depositId: id },
    body,
  });

describe('the page of a deposit', () => {
  test('shows a pending one with the promised time and the steps ahead', async () => {
    await openDeposit();
    expect(screen.getByText('pending')).toBeInTheDocument();
    expect(await screen.findByText(/^We answer by .+ and email you\./)).toBeInTheDocument();
    const titles = within(steps()).getAllByRole('listitem');
    expect(titles.map(({ textContent }) => /^[A-Z][a-z ]+/.exec(textContent)?.[0])).toEqual([
      'Quote fixed',
      'Submitted',
      'In review',
      'Confirmed',
    ]);
    expect(within(steps()).getByText(/^By /)).toBeInTheDocument();
    await screen.findByText('Sample address. Do not send coins: they would be lost.');
    // Nothing can be looked up in demo mode.
    expect(screen.queryByRole('link', { name: 'Look it up on the chain' })).not.toBeInTheDocument();
  });

  test('waits for a second approval once one person has approved it', async () => {
    const { token } = scene.ada;
    const params = { id };
    const own = (await callApi(here.backend, calls.deposits.detail, { token, params })).reply.data;
    expect(own.waitsFor).toBe('approval');
    const waitsFor = 'second-approval' as const;
    here.network.use(mock(calls.deposits.detail, () => ({ data: { ...own, waitsFor } })));
    await openDeposit();
    expect(within(steps()).getByText(/^Waits for a second approval, by /)).toBeVisible();
  });

  test('waits for the answer to a question, before any review', async () => {
    const body = { text: 'Which wallet did you send it from?' };
    const asked = { token: scene.grace.token, params: { id }, body };
    expect((await callApi(here.backend, calls.conversations.write, asked)).status).toBe(200);
    await openDeposit();
    await screen.findByText('Deposit pending, awaiting confirmation.');
    expect(screen.getByText(/^Your answer comes first/)).toBeInTheDocument();
    expect(screen.getByText('waits for you')).toBeInTheDocument();
    expect(within(steps()).getByText('Waits for your answer')).toBeInTheDocument();
    expect(screen.queryByText(/48 hours|^(We answer by|By) /)).not.toBeInTheDocument();
  });

  test('shows one that was credited with another amount, and why', async () => {
    const note = 'The payment was short by 20 dollars.';
    expect((await confirm({ amount: '480', note })).status).toBe(200);
    await openDeposit();
    expect(screen.getByText('confirmed')).toBeInTheDocument();
    expect(screen.getByText(`Reason: ${note}`)).toBeInTheDocument();
    expect(screen.getByText('You quoted $500.00; $480.00 arrived.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
    expect(factOf('Credited')).toBe('$480.00');
    expect(factOf('Our fee')).toBe('$0.00');
    expect(within(steps()).getByText(/^\$500.00, 1 BTC = /)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /proof/ })).not.toBeInTheDocument();
  });

  test('can be kept as a file, and shows the error where that fails', async () => {
    const call = calls.statements.deposit;
    here.network.use(mock(call, () => ({ refuse: 'malformed', message: 'No file today.' })));
    const { user } = await openDeposit();
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    await within(screen.getByRole('main')).findByText('No file today.');
  });

  test('takes a proof later and shows it in the steps', async () => {
    const { user } = await openDeposit();
    await user.click(screen.getByRole('button', { name: 'Add proof' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add or replace proof' });
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await within(dialog).findByText('Attach a file or enter a transaction id.');
    await user.upload(within(dialog).getByLabelText(/Click to select/), await png('late.png'));
    await within(dialog).findByText('late.png');
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await screen.findByText('Proof added');
    expect(screen.getByRole('button', { name: 'View proof' })).toBeInTheDocument();
  });

  test('checks a transaction id while it is typed', async () => {
    const { user } = await openDeposit();
    await user.click(screen.getByRole('button', { name: 'Add proof' }));
    const field = await screen.findByLabelText(/Transaction id/);
    await user.clear(field);
    await user.type(field, 'ab');
    expect(field).toHaveAccessibleDescription('2 of 64 characters');
    await user.type(field, 'xyz');
    expect(field).toHaveAccessibleDescription('Enter the 64-character Bitcoin transaction id.');
    await user.clear(field);
    await user.click(field);
    await user.paste(randomTxid());
    expect(field).toHaveAccessibleDescription('This has the form of a transaction id.');
  });

  test('links the transaction to a block explorer outside of demo mode', async () => {
    const { reply } = await callApi(here.backend, settings.read);
    here.network.use(mock(settings.read, () => ({ data: { ...reply.data, demo: false } })));
    await openDeposit();
    const link = await screen.findByRole('link', { name: 'Look it up on the chain' });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/mempool\.space\/tx\/[0-9a-f]{64}$/);
  });

  test('does not exist for anyone else', async () => {
    const eve = await investor(here.backend, 'eve');
    storeSession(eve.token, eve.user);
    openPage(`/user/deposit/${id}`);
    await screen.findByRole('heading', { name: 'Deposit not found' });
    screen.getByText('This deposit does not exist, or it belongs to another account.');
  });

  test('shows how often the network has confirmed the payment', async () => {
    await chainRead(here.backend, 10);
    await openDeposit();
    expect(factOf('Arrived')).toBe('Nothing yet');
    const payment_id = await chainPayment(here.backend, { height: null });
    const link = { payment_id, deposit_id: id, linked_by: null };
    await here.backend.db.insertInto('payment_links').values(link).execute();
    await openDeposit();
    await screen.findByText('Your payment was seen, 0 of 1 confirmation.');
    expect(within(steps()).getByText('Payment seen')).toBeInTheDocument();
    expect(factOf('Arrived')).toMatch(/^0\.\d+ BTC$/);
    const mined = { state: 'mined', height: 10, block_hash: 'a' } as const;
    await here.backend.db.updateTable('chain_payments').set(mined).execute();
    openPage(`/user/deposit/${id}`);
    await screen.findByText('Your payment has arrived.');
  });

  test('shows that a confirmed one was reversed, why, and how much it took', async () => {
    await confirm({});
    const { token } = scene.grace;
    const body = {
      source: 'deposit',
      sourceId: id,
      kind: 'wrong',
      reason: 'No coin came',
    } as const;
    const made = await callApi(here.backend, calls.reversals.create, { token, body });
    expect(made.status).toBe(200);
    await openDeposit();
    await screen.findByText('Reversed. We took the amount from your balance again.');
    expect(screen.getByText('Reason: No coin came')).toBeInTheDocument();
    expect(within(steps()).getByText('$500.00 taken from your balance')).toBeInTheDocument();
    expect(screen.queryByText('You can ask for a withdrawal.', { exact: false })).toBeNull();
  });
});
