import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { screens } from '#tests/support/screens.tsx';
import { payoutScene } from './payoutScene.ts';

const here = screens();
const scene = payoutScene(here);

describe('a withdrawal that two people approve', () => {
  test('shows the first approval, and waits for another person', async () => {
    const body = { kind: 'withdrawal', fromUsd: '100', approvals: 2 } as const;
    const { token } = scene.grace;
    await callApi(here.backend, calls.approvals.proposeRule, { token, body });
    const { user } = await scene.open(await scene.ask());
    await user.click(await screen.findByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText(/This is approval 1 of 2/)).toBeInTheDocument();
    expect(screen.getByText('Paid in, 1 deposit').nextSibling).toHaveTextContent('$1,000.00');
    expect(screen.getByRole('list', { name: 'Last credited' })).toHaveTextContent('$1,000.00');
    const armed = screen.getByRole('button', { name: /^Approve \$200\.00/ });
    expect(armed).toHaveClass('MuiButton-outlined');
    const first = await screen.findByLabelText('I reviewed: First payment to this address');
    expect(first).toHaveFocus();
    await user.click(first);
    await user.keyboard('{Control>}{Enter}{/Control}');
    const lack = await screen.findByText('Tick each check that you reviewed.');
    const second = screen.getByLabelText('I reviewed: Identity not verified');
    expect(second).toHaveFocus();
    await user.click(second);
    expect(lack).not.toBeInTheDocument();
    expect(armed).toHaveClass('MuiButton-contained');
    await user.click(armed);
    await screen.findByText(/^Approval 1 of 2 recorded/);
    const given = within(await screen.findByRole('list', { name: 'Approvals 1 of 2' }));
    expect(given.getByRole('listitem')).toHaveTextContent(/^grace of staff 2 Mar 2026/);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Approve/ })).toBeDisabled());
    const reason = 'You approved it. Another person must approve it too.';
    expect(screen.getByText(reason)).toBeInTheDocument();
  });
});
