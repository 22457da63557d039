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

describe('the plans', () => {
  test('none is held, and one line says why', async () => {
    openPage('/user/my-plans');
    expect(await screen.findByText('My Investment (0)')).toBeTruthy();
    expect(screen.getByText('You do not have any plans')).toBeTruthy();
    expect(screen.getByText(/are not on offer/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Invest Now' }).getAttribute('href')).toBe(
      '/user/deposit',
    );
  });

  test.each([
    ['SMALL', '3.6% daily', '$50 to $5000'],
    ['STANDARD', '4.2%', '$5000 to $9999'],
    ['ADVANCED', '5%', '$10,000 to $30,000'],
    ['CORPORATE', '8%', '$30,000 to $90,000'],
  ])('%s shows its specimen terms, not offered', async (title, rate, range) => {
    openPage('/user/tradingplans');
    const card = within(await screen.findByRole('article', { name: title }));
    expect(card.getByText(rate)).toBeTruthy();
    expect(card.getByText(range)).toBeTruthy();
    expect(card.getByText('Principal Return Available')).toBeTruthy();
    expect(card.getByText('Specimen terms, not offered')).toBeTruthy();
    expect(card.queryByText('period not stated') === null).toBe(rate.endsWith('daily'));
    expect(card.getByRole('link', { name: /risk/ }).getAttribute('href')).toBe('/risk');
  });

  test('Select Plan marks one card; Continue tells what it would be', async () => {
    const { user, path } = openPage('/user/tradingplans');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Select a plan first.')).toBeTruthy();
    const buttons = screen.getAllByRole('button', { name: 'Select Plan' });
    expect(buttons).toHaveLength(4);
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
    expect(await screen.findByRole('heading', { name: 'Who bears the loss' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No money moves' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /ordinary deposit/ }).getAttribute('href')).toBe(
      '/user/deposit',
    );
  });

  test('an unknown plan is no page', async () => {
    openPage('/user/plan/golden');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  test('their ranges neither overlap nor leave a gap', () => {
    for (const [index, plan] of plans.entries()) {
      const next = plans[index + 1];
      if (next) expect(plan.belowCents).toBe(next.fromCents);
    }
  });
});
