import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, fund, investor, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff, requestWithdrawal } from '../backOffice.ts';

const here = screens();

describe('an approval that waits', () => {
  test('is named to a person who has not given it, with the way to its item', async () => {
    const grace = await staff(here.backend);
    const alan = await staff(here.backend, 'alan');
    await addWallet(here.backend, grace);
    const ada = await investor(here.backend);
    await fund(here.backend, ada, grace);
    const { token } = grace;
    const body = { kind: 'withdrawal', fromUsd: '100', approvals: 2 } as const;
    await callApi(here.backend, calls.approvals.proposeRule, { token, body });
    const id = await requestWithdrawal(here.backend, ada, '200');
    await callApi(here.backend, calls.withdrawals.approve, { token, params: { id }, body: {} });
    const { user, path } = await openAsStaff(here.backend, '/admin/overview', alan);
    const needs = within(await screen.findByRole('region', { name: 'Needs you now' }));
    await needs.findByText('1 approval waits for you');
    await user.click(needs.getByRole('link', { name: `Withdrawal ${reference(id)}` }));
    expect(path()).toBe(`/admin/withdrawals/${id}/show`);
  });
});
