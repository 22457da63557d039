import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { listPath, showPath } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import { deposits } from '#contract/deposits.ts';
import { reference } from '#contract/reference.ts';
import { handlers, mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, randomTxid, walletAddresses } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, balanceOf, openAsStaff } from '../backOffice.ts';
import { button, depositOf, openDeposit, submit } from './depositPage.ts';

const here = screens();
const scene = adminScene(here);

const openShow = (id: string) => openAsStaff(here.backend, showPath('deposits', id), scene.grace);

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a deposit with its evidence', () => {
  test('shows what is expected beside what the investor states, and the checks', async () => {
    const txid = randomTxid();
    const id = await submit(here.backend, scene.ada, { txid });
    await openDeposit(here.backend, id, scene.grace);
    const facts = await section('Facts to compare');
    const rows = facts.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContain(`Address${walletAddresses.BTC}`);
    expect(rows).toContain(`Transaction id${txid}`);
    expect(rows).toContain('Coins0.00769231 BTC ');
    expect(facts.getByText(/1 BTC = \$65,000\.00/)).toBeInTheDocument();
    const checks = (await section('Checks')).getAllByRole('listitem');
    expect(checks.map(({ textContent }) => textContent)).toEqual([
      'No proof attached',
      'Identity not verifiedOpen investor',
      'Amount not checked: compare in the explorer',
      'The chain is not connected: look up the transactionOpen explorer',
      'Id on no other deposit',
      'Address is one of ours',
      'Submitted in time',
    ]);
    expect((await section('Investor')).getByText('ada of the tests')).toBeInTheDocument();
    expect(document.title).toContain(`Deposit ${reference(id)} · Plainvest`);
  });

  test('has no passed check of a quote that does not exist', async () => {
    const id = await submit(here.backend, scene.ada, { txid: randomTxid() });
    const data = await depositOf(here.backend, id, scene.grace);
    here.network.use(mock(deposits.detail, () => ({ data: { ...data, quote: null } })));
    await openDeposit(here.backend, id, scene.grace);
    const checks = await section('Checks');
    expect(checks.getByText('No quote: compare with the payment')).toBeInTheDocument();
    expect(checks.queryByText('Submitted in time')).toBeNull();
    expect(checks.queryByText('Amount as quoted')).toBeNull();
  });

  test('is confirmed here, and then shows who decided', async () => {
    const id = await submit(here.backend, scene.ada, { txid: randomTxid() });
    const { user } = await openDeposit(here.backend, id, scene.grace);
    await user.click(await button('Confirm'));
    await user.click(await button('Confirm $500.00'));
    const decision = await section('Decision');
    expect(decision.getByText('grace of staff')).toBeInTheDocument();
    expect(await decision.findByText('$500.00')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    const checks = (await section('Checks')).getAllByRole('listitem');
    expect(checks.map(({ textContent }) => textContent)).toContain(
      'The chain is not connectedOpen explorer',
    );
    expect(await balanceOf(here.backend, scene.ada)).toBe(500);
  });

  test('is at its address without the last part too', async () => {
    const id = await submit(here.backend, scene.ada, {});
    const { path } = await openAsStaff(here.backend, `${listPath('deposits')}/${id}`, scene.grace);
    await screen.findByRole('heading', { name: `Deposit ${reference(id)}` });
    expect(path()).toBe(showPath('deposits', id));
  });
});

describe('a duplicate', () => {
  test('names its original with every reason, and needs a note', async () => {
    const [txid, image] = [randomTxid(), await png('proof.png')];
    const first = await submit(here.backend, scene.ada, { txid, image, amount: '900' });
    const bob = await investor(here.backend, 'bob');
    const second = await submit(here.backend, bob, { txid, image });
    const { user, path } = await openShow(second);
    const stop = await section('Duplicate');
    for (const shown of [
      '$900.00',
      'Same transaction id',
      'Same proof file',
      'Different investor',
    ]) {
      expect(stop.getByText(shown)).toBeInTheDocument();
    }
    expect(stop.getByRole('link', { name: 'ada of the tests' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByAltText('Proof')).toHaveLength(2));
    for (const picture of screen.getAllByAltText('Proof')) fireEvent.load(picture);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
    await user.keyboard('c');
    expect(await screen.findByLabelText('Staff note: needed, why this copy counts')).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/^Write why this one counts/);
    expect(here.asked).not.toContain(`POST /backend/confirmdeposit/${second}`);
    await user.keyboard('{Escape}');
    await user.click(stop.getByRole('link', { name: reference(first) }));
    expect(path()).toBe(showPath('deposits', first));
    await screen.findByRole('heading', { name: `Deposit ${reference(first)}` });
  });

  test('of a credited payment has Confirm off, and its reason is written already', async () => {
    const txid = randomTxid();
    const first = await submit(here.backend, scene.ada, { txid });
    const { token } = scene.grace;
    const bob = await investor(here.backend, 'bob');
    const second = await submit(here.backend, bob, { txid });
    const confirmed = await callApi(here.backend, calls.deposits.confirm, {
      token,
      params: { depositId: first },
      body: { note: 'Checked on the chain.' },
    });
    expect(confirmed.status).toBe(200);
    const { user } = await openDeposit(here.backend, second, scene.grace);
    const stop = await section('Duplicate');
    expect(stop.getByText('This payment is already credited')).toBeInTheDocument();
    expect(stop.getByText(/by grace of staff/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    expect(screen.getByText('Payment already credited')).toBeInTheDocument();
    await user.keyboard('c{Enter}{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('form', { name: 'Confirm' })).toBeNull();
    expect(here.asked).not.toContain(`POST /backend/confirmdeposit/${second}`);
    await user.keyboard('d');
    expect(await screen.findByLabelText('Reason: the investor reads this')).toHaveValue(
      'This transaction has already been credited. Each payment can be credited once.',
    );
  });
});

describe('both decisions', () => {
  test('are off until the proof is drawn, and keys decide nothing then', async () => {
    const id = await submit(here.backend, scene.ada, { image: await png('proof.png') });
    const { user } = await openShow(id);
    const picture = await screen.findByAltText('Proof');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    expect(
      screen.getByText('Evidence is loading', { selector: '[role=status]' }),
    ).toBeInTheDocument();
    await user.keyboard('c{Enter}{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('form')).toBeNull();
    fireEvent.load(picture);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
    expect(here.asked).not.toContain(`POST /backend/confirmdeposit/${id}`);
  });

  test('are off when the proof did not load, until it did', async () => {
    const id = await submit(here.backend, scene.ada, { image: await png('proof.png') });
    here.network.use(mock(deposits.receipt, () => ({ refuse: 'not-found', message: 'Gone.' })));
    const { user } = await openShow(id);
    await screen.findByText('Evidence did not load');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeDisabled();
    here.network.use(...handlers(here.backend));
    await user.click(await button('Try again'));
    fireEvent.load(await screen.findByAltText('Proof'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
  });

  test('are off without a connection', async () => {
    const id = await submit(here.backend, scene.ada, { txid: randomTxid() });
    await openDeposit(here.backend, id, scene.grace);
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    fireEvent(window, new Event('offline'));
    await screen.findByText('No connection');
    expect(screen.getByRole('button', { name: 'Decline' })).toBeDisabled();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled());
  });

  test('stay in the bar while the proof has the whole window', async () => {
    const id = await submit(here.backend, scene.ada, { image: await png('proof.png') });
    const { user } = await openShow(id);
    fireEvent.load(await screen.findByAltText('Proof'));
    await user.keyboard('o');
    await button('Leave full window');
    expect(screen.getByText(/BTC · /)).toBeInTheDocument();
    await user.keyboard('{Escape}o');
    await button('Leave full window');
    await user.keyboard('c');
    await button('Confirm $500.00');
  });
});
