import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { withStyles } from '#tests/support/screen/styles.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene, setWidth } from '../investorScene.ts';
import { openAmountStep, openPaymentStep, openReceiptStep } from './steps.ts';

withStyles('all');
const here = screens();
investorScene(here);

afterEach(() => setWidth(1024));

describe('a deposit on a phone', () => {
  test('is typed in large figures', async () => {
    setWidth(390);
    await openAmountStep();
    expect(getComputedStyle(screen.getByLabelText('Amount')).fontSize).toBe('28px');
    expect(screen.getByText('Payment')).toBeVisible();
  });

  test('names only its current step at 320 pixels', async () => {
    setWidth(320);
    await openAmountStep();
    expect(screen.getByText('Payment')).not.toBeVisible();
  });

  test('begins at its top, and keeps its place while amount and coin are chosen', async () => {
    setWidth(390);
    const { user, path } = openPage('/user/overview');
    const menu = await screen.findByRole('link', { name: 'Deposit' });
    document.documentElement.scrollTop = 300;
    await user.click(menu);
    const amount = await screen.findByLabelText('Amount');
    expect(document.documentElement.scrollTop).toBe(0);
    document.documentElement.scrollTop = 120;
    await user.type(amount, '500');
    await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
    await waitFor(() => expect(path()).toBe('/user/deposit?amount=500&coin=BTC'));
    expect(document.documentElement.scrollTop).toBe(120);
  });

  test('goes back by one arrow in the bar, with its amount', async () => {
    setWidth(390);
    const { user } = await openPaymentStep();
    expect(screen.getByRole('button', { name: 'Copy amount' })).toHaveTextContent('Copy');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Amount')).toHaveValue('500');
  });

  test('goes back from its proof, which waits in the list of open deposits', async () => {
    setWidth(390);
    const { user } = await openReceiptStep();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('link', { name: /^Finish deposit #/ });
  });

  test('asks in a sheet as wide as the screen, with three buttons below each other', async () => {
    setWidth(390);
    const { user } = await openReceiptStep();
    await user.click(screen.getByRole('button', { name: 'Cancel this deposit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Did you send the coin?' });
    expect(getComputedStyle(dialog).maxWidth).toBe('100%');
    const stay = within(dialog).getByRole('button', { name: 'Back to the proof' });
    expect(getComputedStyle(stay.parentElement as Element).flexDirection).toBe('column-reverse');
  });
});

describe('a second deposit', () => {
  test('keeps its filled button, and a quieter one leads to the one that is open', async () => {
    const { user } = await openPaymentStep();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    const next = await screen.findByRole('link', { name: /^Continue deposit #/ });
    expect(next).toHaveClass('MuiButton-tonal');
    expect(screen.getByRole('button', { name: 'CONTINUE' })).toHaveClass('MuiButton-contained');
  });
});

describe('the clock of a quote', () => {
  test('shows its end on one line, and the terms explain what comes then', async () => {
    await openPaymentStep();
    expect(screen.getByText(/^until \d\d:\d\d$/)).toBeInTheDocument();
    const rule = screen.getByText(/^Submitted by \d\d:\d\d$/).closest('dl');
    expect([...(rule?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Submitted by \d\d:\d\d\$500\.00$/),
      expect.stringMatching(/^By \d\d:\d\d, if the rate moved by 2% or less\$500\.00$/),
      'Later, or if it moved moreRate on arrival, at most $500.00',
    ]);
  });
});
