import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { deposit, fund } from '#tests/support/people.ts';
import { withStyles } from '#tests/support/screen/styles.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';

withStyles('hiding');
const here = screens();
const scene = investorScene(here);

beforeEach(async () => {
  await fund(here.backend, scene.ada, scene.grace);
  await deposit(here.backend, scene.ada, '77');
});

describe('a day', () => {
  test.each([
    ['02032026', '02/03/2026'],
    ['2/3/2026', '02/03/2026'],
    ['02.03.2026', '02/03/2026'],
  ])('typed as %s becomes %s and filters the list', async (typed, shown) => {
    const { user } = openPage('/user/transaction');
    await screen.findByText('+$1,000.00');
    const field = screen.getByLabelText<HTMLInputElement>('To');
    await user.type(field, typed);
    expect(field).toHaveValue(shown);
    const clear = screen.getByRole('button', { name: 'Clear filter' });
    expect(clear).toBeEnabled();
    await user.click(clear);
    expect(screen.getByLabelText('To')).toHaveValue('');
  });

  test('that does not exist is marked and filters nothing', async () => {
    const { user } = openPage('/user/transaction');
    await screen.findByText('+$1,000.00');
    await user.type(screen.getByLabelText('To'), '31022026');
    await user.tab();
    expect(screen.getByLabelText('To')).toBeInvalid();
    expect(screen.queryByRole('button', { name: 'Clear filter' })).not.toBeInTheDocument();
  });
});

describe('the filter of the transactions', () => {
  test('finds a row by its amount, and can be cleared then', async () => {
    const { user } = openPage('/user/transaction');
    await screen.findByText('+$1,000.00');
    expect(screen.queryByRole('button', { name: 'Clear filter' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Search'), '77.00');
    await waitFor(() => expect(screen.queryByText('+$1,000.00')).not.toBeInTheDocument());
    expect(screen.getByText('$77.00')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    await screen.findByText('+$1,000.00');
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  test('shows the matches, or a text without any', async () => {
    const { user } = openPage('/user/transaction');
    await screen.findByText('+$1,000.00');
    await user.selectOptions(screen.getByLabelText('Status'), 'pending');
    await waitFor(() => expect(screen.queryByText('+$1,000.00')).not.toBeInTheDocument());
    expect(screen.getByText('$77.00')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Type'), 'Withdrawals');
    await screen.findByText('No matching transactions.');
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    await screen.findByText('+$1,000.00');
  });
});
