import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Backend, staffPassword } from '#mocks/backend.ts';
import { depositMessages } from '#server/deposits/messages.ts';
import { deposit, type Person } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene } from '../backOffice.ts';
import { button, depositOf, openDeposit } from './depositPage.ts';

const here = screens();
const scene = adminScene(here);

const statusOf = (id: string) => depositOf(here.backend, id, scene.grace);

/** The form of a confirmation, opened on the page of the deposit. */
async function openForm(id: string) {
  const { user } = await openDeposit(here.backend, id, scene.grace);
  await user.click(await button('Confirm'));
  return { user, open: within(await screen.findByRole('form', { name: 'Confirm' })) };
}

/** A deposit two hours after its quote expired, when the rate was half of the quoted one or not known. */
async function lateDeposit(
  backend: Backend,
  { user }: Person,
  arrivalUsd: '25000' | null = '25000',
): Promise<string> {
  const at = backend.clock.now();
  const before = new Date(at.getTime() - 3 * 60 * 60_000);
  const id = crypto.randomUUID();
  const wallet = await backend.db.selectFrom('wallets').selectAll().executeTakeFirstOrThrow();
  const shared = { user_id: user._id, coin: 'BTC', amount_cents: 50_000n } as const;
  const quote = { ...shared, rate_usd: '50000', sources: ['price index'], as_of: before };
  await backend.db
    .insertInto('quotes')
    .values({
      ...quote,
      id,
      coin_units: '1000000',
      example: false,
      wallet_id: wallet.id,
      address: wallet.address,
      created_at: before,
      expires_at: new Date(before.getTime() + 15 * 60_000),
    })
    .execute();
  await backend.db
    .insertInto('deposits')
    .values({
      ...shared,
      id,
      quote_id: id,
      wallet_id: wallet.id,
      address: wallet.address,
      txid: 'ef'.repeat(32),
      receipt_id: null,
      late: true,
      deposit_date: at,
      rate_at_arrival: arrivalUsd,
      rate_at_arrival_sources: arrivalUsd && ['price index'],
      rate_at_arrival_as_of: arrivalUsd && at,
    })
    .execute();
  return id;
}

describe('the form of a confirmation', () => {
  test('records the transaction id that was checked, prefilled with the claimed one', async () => {
    const id = await deposit(here.backend, scene.ada);
    const claimed = (await statusOf(id)).txid;
    const { user, open } = await openForm(id);
    const field = open.getByLabelText<HTMLInputElement>('Transaction id of the payment');
    expect(field.value).toBe(claimed);
    await user.clear(field);
    await open.findByLabelText(/^Staff note: needed/);
    const checked = 'cd'.repeat(32);
    await user.click(field);
    await user.paste(checked);
    expect(open.getByLabelText('Staff note (optional)')).toBeInTheDocument();
    await user.type(open.getByLabelText('Output (optional)'), '1');
    await user.click(await button(/^Confirm/));
    await screen.findByText(/: \$500\.00 confirmed\.$/);
    expect(await statusOf(id)).toMatchObject({ checkedTxid: checked, checkedOutput: 1 });
  });

  test('does not take the claimed id for checked when staff empty the field', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user, open } = await openForm(id);
    await user.clear(open.getByLabelText('Transaction id of the payment'));
    await user.type(open.getByLabelText(/^Staff note: needed/), 'Found by its amount');
    await user.click(await button(/^Confirm/));
    await screen.findByText(/: \$500\.00 confirmed\.$/);
    expect(await statusOf(id)).toMatchObject({ checkedTxid: null });
  });

  test('prefills the amount of a late deposit at the rate on arrival', async () => {
    const id = await lateDeposit(here.backend, scene.ada);
    const { user, open } = await openForm(id);
    await screen.findByText(/Submitted over an hour after the quote/);
    const amount = open.getByLabelText<HTMLInputElement>('Amount received');
    await waitFor(() => expect(amount.value).toBe('250.00'));
    await user.type(open.getByLabelText(/^Staff note: needed/), 'Late');
    await user.click(await button(/^Confirm/));
    await screen.findByText(/: \$250\.00 confirmed\.$/);
  });

  test('requires an amount where the rate on arrival is not known', async () => {
    const id = await lateDeposit(here.backend, scene.ada, null);
    const { user, open } = await openForm(id);
    const amount = await open.findByLabelText<HTMLInputElement>('Amount received');
    expect(amount.value).toBe('');
    await user.type(open.getByLabelText(/^Staff note: needed/), 'Late');
    await user.click(await button(/^Confirm/));
    await waitFor(() =>
      expect(open.getByRole('alert').textContent).toBe(depositMessages.creditUnknown),
    );
  });

  test('asks for the password before another amount, then confirms the deposit', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user, open } = await openForm(id);
    await user.clear(open.getByLabelText('Amount received'));
    await user.type(open.getByLabelText('Amount received'), '490');
    await user.type(open.getByLabelText(/the investor reads this$/), 'Less arrived');
    here.backend.clock.advance(11 * 60_000);
    await user.click(await button(/^Confirm/));
    await user.type(await screen.findByLabelText('Password'), staffPassword);
    await user.keyboard('{Enter}');
    await screen.findByText(/: \$490\.00 confirmed\.$/);
  });
});
