import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, randomTxid, walletAddresses } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, balanceOf, openAsStaff } from './backOffice.ts';

const here = screens();
const scene = adminScene(here);

async function depositOf(txid: string, owner = scene.ada): Promise<string> {
  const { reply } = await callApi(here.backend, calls.deposits.create, {
    token: owner.token,
    body: { amount: '500', coin: 'BTC', txid },
  });
  return reply.data._id;
}

const openShow = (id: string) =>
  openAsStaff(here.backend, `/admin/adminTrans/${id}/show`, scene.grace);

describe('a deposit with its evidence', () => {
  test('shows claim, quote, address and transaction id side by side', async () => {
    const txid = randomTxid();
    const id = await depositOf(txid);
    await openShow(id);
    const claim = within(await screen.findByRole('region', { name: 'What the investor claims' }));
    expect(claim.getByText('ada of the tests')).toBeInTheDocument();
    expect(claim.getByText(walletAddresses.BTC)).toBeInTheDocument();
    expect(claim.getByText(txid)).toBeInTheDocument();
    const quote = within(screen.getByRole('region', { name: 'Amounts' }));
    expect(quote.getByText('0.00769231 BTC')).toBeInTheDocument();
    expect(quote.getByText('1 BTC = 65,000.00 USD')).toBeInTheDocument();
    expect(
      screen.getByText('The quote used an example rate, not a market price.'),
    ).toBeInTheDocument();
    expect(screen.getByText('No proof was attached.')).toBeInTheDocument();
    expect(document.title).toBe(`Deposit ${reference(id)} · Plainvest`);
  });

  test('names a duplicate and leads to it', async () => {
    const txid = randomTxid();
    const first = await depositOf(txid);
    const second = await depositOf(txid, await investor(here.backend, 'bob'));
    const { user, path } = await openShow(second);
    const duplicates = within(await screen.findByRole('region', { name: 'Duplicates' }));
    expect(duplicates.getByText(/same transaction id/)).toBeInTheDocument();
    await user.click(duplicates.getByRole('link', { name: reference(first) }));
    expect(path()).toBe(`/admin/adminTrans/${first}/show`);
    await screen.findByRole('heading', { name: `Deposit ${reference(first)}` });
  });

  test('is confirmed here, and then shows who decided', async () => {
    const id = await depositOf(randomTxid());
    const { user } = await openShow(id);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm deposit' }));
    const decision = within(await screen.findByRole('region', { name: 'Decision' }));
    expect(decision.getByText('grace of staff')).toBeInTheDocument();
    expect(decision.getByText('$500.00')).toBeInTheDocument();
    expect(screen.getByText('Confirmed by grace of staff')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(await balanceOf(here.backend, scene.ada)).toBe(500);
  });

  test('shows an error for an unknown deposit', async () => {
    await openShow(crypto.randomUUID());
    await screen.findByText('Not found.', { selector: 'main *' });
  });
});
