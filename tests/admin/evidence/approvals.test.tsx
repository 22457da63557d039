import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, balanceOf } from '../backOffice.ts';
import { button, openDeposit } from './depositPage.ts';

const here = screens();
const scene = adminScene(here);

describe('a deposit that two people confirm', () => {
  test('stays open after the first, who cannot confirm it again', async () => {
    await staff(here.backend, 'alan');
    const body = { kind: 'deposit', fromUsd: '100', approvals: 2 } as const;
    const { token } = scene.grace;
    await callApi(here.backend, calls.approvals.proposeRule, { token, body });
    const id = await deposit(here.backend, scene.ada);
    const { user } = await openDeposit(here.backend, id, scene.grace);
    await user.click(await button('Confirm'));
    await screen.findByText(/This is approval 1 of 2/);
    await user.click(await button('Confirm $500.00'));
    await screen.findByText(/Approval 1 of 2 recorded/);
    const given = within(await screen.findByRole('list', { name: 'Approvals 1 of 2' }));
    expect(given.getByRole('listitem')).toHaveTextContent(/^grace of staff 2 Mar 2026/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled();
    const reason = 'You approved it. Another person must approve it too.';
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(await balanceOf(here.backend, scene.ada)).toBe(0);
  });
});
