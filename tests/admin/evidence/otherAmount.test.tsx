import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { centsAtRate, coinUnits, formatUnits } from '#contract/coinAmount.ts';
import { formatDollars } from '#contract/money.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, randomTxid } from '#tests/support/people.ts';
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

describe('another amount', () => {
  test('is confirmed with a reason for the investor and a second confirmation', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await open(id);
    await user.click(await button('Confirm'));
    await user.type(screen.getByLabelText('Staff note (optional)'), 'Known for this');
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

  test('within 3 % needs no second confirmation', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await open(id);
    await user.click(await button('Confirm'));
    await typeAmount(user, '485');
    expect(screen.queryByRole('checkbox', { name: /arrived/ })).toBeNull();
    await user.type(screen.getByLabelText(/the investor reads this$/), 'A fee');
    await user.click(await button('Confirm $485.00'));
    await screen.findByText(/: \$485\.00 confirmed\.$/);
  });

  test('is computed from the coins that arrived, at the quoted rate', async () => {
    const { token } = scene.ada;
    const { reply } = await callApi(here.backend, calls.prices.quote, {
      token,
      query: { amount: '500', coin: 'BTC' },
    });
    const { quoteId, coinAmount, rate } = reply.data;
    const id = await submit(here.backend, scene.ada, { txid: randomTxid(), quoteId });
    const { user } = await open(id);
    await user.click(await button('Confirm'));
    const [coins, dollars] = ['Coins received', 'Amount received'].map((name) =>
      screen.getByLabelText<HTMLInputElement>(name),
    );
    if (!coins || !dollars) throw new Error('a field is missing');
    expect([coins.value, dollars.value]).toEqual([coinAmount, '500.00']);
    await user.clear(coins);
    expect(await button('Confirm')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the amount.');
    await user.type(coins, '0.0075');
    const worthCents = centsAtRate({ units: 750_000n, rateUsd: rate, coin: 'BTC' });
    expect(dollars).toHaveValue(formatDollars(worthCents));
    await button(`Confirm $${formatDollars(worthCents)}`);
    await typeAmount(user, '500');
    expect(coins).toHaveValue(coinAmount);
    await button('Confirm $500.00');
    await typeAmount(user, '250');
    const halfUnits = coinUnits({ cents: 25_000n, rateUsd: rate, places: 8, decimals: 8 });
    expect(coins).toHaveValue(formatUnits(halfUnits, { decimals: 8 }));
  });

  test('of over 1.2 times is refused, with the reason', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user } = await open(id);
    await user.click(await button('Confirm'));
    await typeAmount(user, '99999999');
    expect(screen.getByText('Refused: at most $600.00', { exact: false })).toBeInTheDocument();
    expect(await button('Confirm $99,999,999.00')).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(here.asked).not.toContain(`POST /backend/confirmdeposit/${id}`);
  });
});
