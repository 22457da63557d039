import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { plans } from '#src/investor/plans/plans.ts';
import { investor } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();

beforeEach(async () => {
  const ada = await investor(here.backend);
  storeSession(ada.token, ada.user);
});

describe('trading plans:', () => {
  test('the list of the user is empty, with the reason', async () => {
    openPage('/user/my-plans');
    await screen.findByText('My Investment (0)');
    expect(screen.getByText('You do not have any plans')).toBeInTheDocument();
    expect(
      screen.getByText('We offer no plans. The link below leads to an ordinary deposit.'),
    ).toBeInTheDocument();
    const deposit = screen.getByRole('link', { name: 'Invest Now' });
    expect(deposit).toHaveAttribute('href', '/user/deposit');
    expect(deposit).not.toHaveClass('MuiButton-root');
  });

  test.each([
    ['SMALL', '3.6% daily', '$50 to $5000'],
    ['STANDARD', '4.2%', '$5000 to $9999'],
    ['ADVANCED', '5%', '$10,000 to $30,000'],
    ['CORPORATE', '8%', '$30,000 to $90,000'],
  ])('%s has its specimen terms, labelled as not offered', async (title, rate, range) => {
    openPage('/user/tradingplans');
    const card = within(await screen.findByRole('article', { name: title }));
    expect(card.getByText(rate)).toBeInTheDocument();
    expect(card.getByText(range)).toBeInTheDocument();
    expect(card.getByText('Principal Return Available')).toBeInTheDocument();
    expect(card.getByText('Specimen terms, not offered')).toBeInTheDocument();
    expect(card.queryByText('period not stated') === null).toBe(rate.endsWith('daily'));
    expect(card.getByRole('link', { name: /risk/ })).toHaveAttribute('href', '/risk');
  });

  test('the refusal is above the cards', async () => {
    openPage('/user/tradingplans');
    const [card] = await screen.findAllByRole('article');
    const refusal = screen.getByText(/^Not on offer\. .* We pay no fixed return\.$/);
    const { DOCUMENT_POSITION_FOLLOWING: below } = Node;
    expect(refusal.compareDocumentPosition(card as HTMLElement) & below).toBe(below);
  });

  test('Select Plan marks one plan; Continue opens its page', async () => {
    const { user, path } = openPage('/user/tradingplans');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByText('Select a plan first.');
    const buttons = screen.getAllByRole('button', { name: 'Select Plan' });
    expect(buttons).toHaveLength(4);
    for (const button of buttons) expect(button).toHaveClass('MuiButton-outlined');
    await user.click(buttons[0] as HTMLElement);
    await user.click(buttons[1] as HTMLElement);
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'false',
      'false',
    ]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).toBe('/user/plan/standard'));
    await screen.findByRole('heading', { name: 'Who bears the loss' });
    expect(screen.getByRole('heading', { name: 'No money moves' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Deposit' })).toHaveAttribute(
      'href',
      '/user/deposit',
    );
  });

  test('an unknown name shows Page not found', async () => {
    openPage('/user/plan/golden');
    await screen.findByRole('heading', { name: 'Page not found' });
  });

  test('the amount ranges have no overlap and no gap', () => {
    for (const [index, plan] of plans.entries()) {
      const next = plans[index + 1];
      if (next) expect(plan.belowCents).toBe(next.fromCents);
    }
  });
});
