import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, dialog, openAsStaff, rowOf, turnTo } from '../backOffice.ts';

const here = screens();
const scene = adminScene(here);

afterEach(() => turnTo(1024, 768));

describe('a tablet that is turned', () => {
  test('keeps the dialog of a row with what was typed', async () => {
    await turnTo(1024, 700);
    const { user } = await openAsStaff(here.backend, '/admin/testing', scene.grace);
    await rowOf('ada@investor.example');
    await user.click(screen.getByRole('button', { name: 'Action: ada of the tests' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Credit or debit' }));
    const open = await dialog();
    await user.type(open.getByLabelText('Amount in USD'), '25');
    await turnTo(700, 1024);
    expect(screen.queryByRole('columnheader')).toBeNull();
    expect(open.getByLabelText('Amount in USD')).toHaveValue('25');
    expect(open.getByLabelText('Amount in USD')).toBeInTheDocument();
  });

  test('keeps the form of an address that is typed', async () => {
    await turnTo(1024, 700);
    const { user } = await openAsStaff(here.backend, '/admin/settings', scene.grace);
    await user.click(await screen.findByRole('button', { name: 'Update Wallet' }));
    const open = await dialog();
    await user.type(open.getByLabelText('Wallet address'), 'bc1q');
    await turnTo(700, 1024);
    expect(open.getByLabelText('Wallet address')).toHaveValue('bc1q');
    expect(open.getByLabelText('Wallet address')).toBeInTheDocument();
  });
});
