import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addresses, randomTxid } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { payoutScene } from '../payout/payoutScene.ts';

const here = screens();
const scene = payoutScene(here);

// $200 at $65,000.
const computed = '0.00307692';

/** The form of a payment of $200, opened by its payer. */
async function begin() {
  const id = await scene.ask();
  await scene.act('approve', id, scene.grace);
  await scene.act('startPayment', id, scene.grace);
  const { user } = await scene.open(id);
  const form = within(await screen.findByRole('form', { name: 'Record payment' }));
  const field = (name: string) => form.getByLabelText<HTMLInputElement>(name);
  const fill = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(text);
  };
  const send = async () => user.click(await screen.findByRole('button', { name: /^Record 0\./ }));
  const isSent = () => here.asked.includes(`POST /backend/paywithdrawal/${id}`);
  return { id, user, form, field, fill, send, isSent };
}

describe('the record of a payment', () => {
  test('has the computed amount and needs the transaction id only', async () => {
    const { id, user, form, field, isSent } = await begin();
    expect(field('Amount paid in BTC').value).toBe(computed);
    expect(screen.getByText('Only you can pay now')).toBeInTheDocument();
    expect(screen.getByText('$65,000.00')).toBeInTheDocument();
    await user.keyboard('c');
    expect(field('Transaction id')).toHaveFocus();
    const record = await screen.findByRole('button', { name: /^Record 0\./ });
    expect(record).toHaveClass('MuiButton-outlined');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await form.findByText('Enter the transaction id of the payment.');
    await user.click(field('Transaction id'));
    await user.paste('0xabc');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await form.findByText('Enter the 64-character Bitcoin transaction id.');
    expect(isSent()).toBe(false);
    await user.clear(field('Transaction id'));
    const txid = randomTxid();
    await user.paste(txid);
    expect(record).toHaveClass('MuiButton-contained');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/: \$[\d.]+ marked as paid\.$/);
    expect(await scene.now(id)).toMatchObject({ status: 'paid', txid, coinAmount: computed });
    const payment = within(await screen.findByRole('region', { name: 'Payment' }));
    expect((await payment.findByRole('code')).textContent?.replaceAll(/\s/g, '')).toBe(txid);
  });

  test('copies the amount on Y, and shows the whole address to compare', async () => {
    const { user } = await begin();
    await user.click(screen.getByText('Before you send'));
    await user.keyboard('y');
    expect(await navigator.clipboard.readText()).toBe(computed);
    const step = screen.getByText(/^In your wallet, compare every group/);
    expect(step.textContent?.replaceAll(' ', '')).toContain(addresses.BTC);
  });

  test('refuses ten times the amount with its dollars, and puts the right one back', async () => {
    const { user, form, field, fill, send, isSent } = await begin();
    await fill('Transaction id', randomTxid());
    await fill('Amount paid in BTC', '0.0307692');
    await form.findByText('Refused: this is $2,000.00, 10 times the amount due.');
    expect(screen.getByRole('button', { name: /^Record 0\.0307692 BTC/ })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(isSent()).toBe(false);
    await user.click(form.getByRole('button', { name: `Use ${computed} BTC` }));
    expect(field('Amount paid in BTC').value).toBe(computed);
    expect(form.queryByText(/^Refused/)).toBeNull();
    await send();
    await screen.findByText(/: \$[\d.]+ marked as paid\.$/);
  });

  test('refuses less than half of the amount', async () => {
    const { form, fill } = await begin();
    await fill('Amount paid in BTC', '0.0003');
    await form.findByText('Refused: this is $19.50, 9.8% of the amount due.');
  });

  test('needs a note and a second confirmation beyond 3 per cent', async () => {
    const { id, user, form, fill, send, isSent } = await begin();
    await fill('Transaction id', randomTxid());
    await fill('Amount paid in BTC', '0.0033');
    await form.findByText('$214.50, 7.3% more than expected.');
    await send();
    await form.findByText('Note why the amount differs by more than 3%.');
    await fill('Staff note', 'Rounded up by the exchange.');
    await send();
    await form.findByText('Confirm that this amount was sent.');
    expect(isSent()).toBe(false);
    await user.click(form.getByRole('checkbox', { name: 'Yes, 0.0033 BTC was sent.' }));
    await send();
    await screen.findByText(/: \$[\d.]+ marked as paid\.$/);
    expect(await scene.now(id)).toMatchObject({ note: 'Rounded up by the exchange.' });
  });

  test('needs the amount twice and a note without a rate', async () => {
    here.backend.ports.config.demo = false;
    const { id, form, fill, send, isSent } = await begin();
    expect(screen.getByText('No checked rate right now')).toBeInTheDocument();
    await fill('Transaction id', randomTxid());
    await fill('Amount paid in BTC', '0.003');
    await fill('Amount again', '0.03');
    await send();
    await form.findByText('The two amounts differ.');
    await fill('Amount again', '0.0030');
    await send();
    await form.findByText('Note how you found the amount.');
    expect(isSent()).toBe(false);
    await fill('Staff note', 'Rate of the exchange.');
    await send();
    await screen.findByText(/: \$[\d.]+ marked as paid\.$/);
    expect(await scene.now(id)).toMatchObject({ coinAmount: '0.00300000', comparedRate: null });
  });

  test('shows the server’s refusal at its field', async () => {
    const { form, fill, send } = await begin();
    await fill('Transaction id', randomTxid());
    here.backend.ports.config.demo = false;
    await send();
    await waitFor(() => expect(form.getByRole('alert').textContent).toMatch(/No checked rate/));
  });
});
