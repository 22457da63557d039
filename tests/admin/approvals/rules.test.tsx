import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { dialog, openAsStaff } from '../backOffice.ts';

const here = screens();

async function choose(user: UserEvent, label: RegExp, name: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name }));
}

describe('the rules of approvals', () => {
  test('are proposed with their consequence, and approved by another person', async () => {
    const grace = await staff(here.backend);
    const alan = await staff(here.backend, 'alan');
    const body = { kind: 'rule', approvals: 2 } as const;
    await callApi(here.backend, calls.approvals.proposeRule, { token: grace.token, body });
    const { user } = await openAsStaff(here.backend, '/admin/settings#approvals', grace);
    await user.click(await screen.findByRole('button', { name: 'Propose a rule' }));
    const form = await dialog();
    await user.clear(form.getByLabelText('From (USD)'));
    await user.type(form.getByLabelText('From (USD)'), '5000');
    expect(form.getByText('Once 2 people approve it: Applies at once.')).toBeInTheDocument();
    await choose(user, /^Approvals/, '1');
    await choose(user, /^For/, 'Approval rules');
    const later = 'Once 2 people approve it: Applies after at least 24 hours.';
    expect(form.getByText(later)).toBeInTheDocument();
    await choose(user, /^For/, 'Withdrawals');
    await choose(user, /^Approvals/, '2');
    await user.click(form.getByRole('button', { name: 'Propose' }));
    await screen.findByText(/^Approval 1 of 2 recorded/);
    const table = within(await screen.findByRole('table', { name: 'Approvals' }));
    const row = (await table.findByText('$5,000.00')).closest('tr');
    await waitFor(() =>
      expect(row).toHaveTextContent('$5,000.002 peopleNoneAnyoneProposedWithdraw'),
    );
    await openAsStaff(here.backend, '/admin/settings#approvals', alan);
    const of = 'Withdrawals from $5,000.00';
    await user.click(await screen.findByRole('button', { name: `Approve: ${of}` }));
    await user.click((await dialog()).getByRole('button', { name: 'Approve' }));
    await screen.findByText(/^The rule applies from/);
    await screen.findByRole('button', { name: `Remove: ${of}` });
  });

  test('are marked where one person is enough, and where too few can approve', async () => {
    const grace = await staff(here.backend);
    const { token } = grace;
    const { reply } = await callApi(here.backend, calls.overview.read, { token });
    const approvals = { ...reply.data.approvals, unmet: ['duty' as const] };
    const data = { ...reply.data, approvals };
    here.network.use(mock(calls.overview.read, () => ({ data })));
    await openAsStaff(here.backend, '/admin/settings#approvals', grace);
    const table = within(await screen.findByRole('table', { name: 'Approvals' }));
    await table.findByText(/^. (person|people): too few can$/);
    const rowOfPayer = table.getByText('Withdrawals').closest('tr');
    expect(rowOfPayer).toHaveTextContent('1 personNoneAnyone');
  });

  test('change together by a preset, which shows each of them before', async () => {
    const grace = await staff(here.backend);
    await staff(here.backend, 'alan');
    const { user } = await openAsStaff(here.backend, '/admin/settings#approvals', grace);
    await user.click(await screen.findByRole('button', { name: 'Use a preset' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'One person' }));
    const alarms = form.getByText('Closing an alarm').nextElementSibling;
    expect(alarms).toHaveTextContent(/^1 approval/);
    await user.click(form.getByRole('button', { name: 'Two people for everything' }));
    const change = form.getByText('Receiving addresses').nextElementSibling;
    expect(change).toHaveTextContent('2 approvals, then wait 24 hours. Applies at once.');
    await user.click(form.getByRole('button', { name: 'Propose 9 rules' }));
    await screen.findByText(/^All of them apply from/);
    const table = within(await screen.findByRole('table', { name: 'Approvals' }));
    await waitFor(() =>
      expect(table.getByText('Receiving addresses').closest('tr')).toHaveTextContent(
        '–2 people24 hours',
      ),
    );
  });
});
