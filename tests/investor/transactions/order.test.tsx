import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { deposit, fund } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';

const here = screens();
const scene = investorScene(here);

describe('the order of transactions', () => {
  test('is by signed amount or date if the reader chooses so, without groups', async () => {
    for (const amount of ['300', '900']) await fund(here.backend, scene.ada, scene.grace, amount);
    await deposit(here.backend, scene.ada, '500');
    const { user } = openPage('/user/transaction');
    await screen.findByText('In progress');
    const amounts = () =>
      screen.getAllByText(/^\+?\$[359]00\.00$/).map(({ textContent }) => textContent);
    await user.selectOptions(screen.getByLabelText('Order'), 'Amount, highest first');
    await waitFor(() => expect(amounts()).toEqual(['+$900.00', '$500.00', '+$300.00']));
    expect(screen.queryByText('In progress')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Order'), 'Amount, lowest first');
    await waitFor(() => expect(amounts()).toEqual(['+$300.00', '$500.00', '+$900.00']));
    await user.selectOptions(screen.getByLabelText('Order'), 'In progress first');
    await screen.findByText('In progress');
    const head = (name: string) => screen.getByRole('columnheader', { name });
    const press = (name: string) => user.click(within(head(name)).getByRole('button'));
    await press('Amount');
    await waitFor(() => expect(amounts()).toEqual(['+$900.00', '$500.00', '+$300.00']));
    expect(head('Amount')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Date')).toHaveAttribute('aria-sort', 'none');
    await press('Amount');
    await waitFor(() => expect(amounts()).toEqual(['+$300.00', '$500.00', '+$900.00']));
    await press('Amount');
    await screen.findByText('In progress');
  });

  test('is part of the address, and has running balances where it is by time', async () => {
    for (const amount of ['300', '900']) await fund(here.backend, scene.ada, scene.grace, amount);
    const { user, path } = openPage('/user/transaction?sort=lowest');
    await screen.findByText('+$900.00');
    const amounts = () => screen.getAllByText(/^\+\$\d/).map(({ textContent }) => textContent);
    expect(amounts()).toEqual(['+$300.00', '+$900.00']);
    // Hidden in this narrow window.
    const balance = () => screen.queryByText('Total', { selector: 'th' });
    expect(balance()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Date' }));
    await waitFor(() => expect(balance()).toBeInTheDocument());
    expect(path()).toBe('/user/transaction?sort=newest');
  });
});
