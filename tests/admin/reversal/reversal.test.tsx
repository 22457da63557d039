import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { callApi } from '#tests/support/caller.ts';
import { fund, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, balanceOf, dialog, openAsStaff } from '../backOffice.ts';

const here = screens();
const scene = adminScene(here);

/** Credited by a deposit that is confirmed; its id. */
async function confirmed(): Promise<string> {
  await fund(here.backend, scene.ada, scene.grace, '105');
  const { token } = scene.grace;
  const { reply } = await callApi(here.backend, calls.deposits.list, { token });
  return reply.data[0]?._id ?? '';
}

test('a confirmed deposit is reversed on its page, with a reason', async () => {
  const id = await confirmed();
  const { user } = await openAsStaff(here.backend, `/admin/adminTrans/${id}/show`, scene.grace);
  await user.click(await screen.findByRole('button', { name: 'Reverse' }));
  const form = await dialog();
  expect(form.getByText(/^Takes \$105\.00 from the balance/)).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Reverse' }));
  await form.findByText('Give a reason; the investor can read it.');
  await user.type(form.getByLabelText('Reason'), 'No coin came');
  await user.click(form.getByRole('button', { name: 'Reverse' }));
  await screen.findByText(`${reference(id)}, ada of the tests: deposit of $105.00 reversed.`);
  await screen.findByText('It was a mistake: No coin came');
  expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
  expect(await balanceOf(here.backend, scene.ada)).toBe(0);
});

test('a reversal that waits is approved by a colleague from the page of its item', async () => {
  const id = await confirmed();
  const alan = await staff(here.backend, 'alan');
  const { token } = scene.grace;
  const rule = { kind: 'reversal', approvals: 2 } as const;
  await callApi(here.backend, calls.approvals.proposeRule, { token, body: rule });
  const body = { source: 'deposit', sourceId: id, kind: 'chargeback', reason: 'Gone' } as const;
  await callApi(here.backend, calls.reversals.create, { token, body });
  const { user } = await openAsStaff(here.backend, `/admin/adminTrans/${id}/show`, alan);
  await screen.findByText('Proposed. It waits for another approval.');
  await user.click(await screen.findByRole('button', { name: 'Open the proposal' }));
  const form = await dialog();
  expect(
    form.getByText(`Reverse the deposit ${reference(id)}, which takes $105.00`),
  ).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Approve' }));
  await screen.findByText(/deposit of \$105\.00 reversed\.$/);
  expect(await balanceOf(here.backend, scene.ada)).toBe(0);
});

test('an adjustment is reversed from the ledger lines of its user, which name both', async () => {
  const { token } = scene.grace;
  const userId = scene.ada.user._id;
  const body = { status: 'Credit', amount: '5', reason: 'A fee' };
  await callApi(here.backend, calls.users.adjust, { token, params: { userId }, body });
  const { user } = await openAsStaff(here.backend, `/admin/testing/${userId}/show`, scene.grace);
  const table = within(await screen.findByRole('table', { name: 'Ledger lines' }));
  await user.click(await table.findByRole('button', { name: /^Reverse the adjustment #/ }));
  const form = await dialog();
  expect(form.getByText(/^Its reason was: A fee/)).toBeInTheDocument();
  await user.type(form.getByLabelText('Reason'), 'Charged twice');
  await user.click(form.getByRole('button', { name: 'Reverse' }));
  await table.findByText(/^Reverses #.*Charged twice$/);
  await table.findByText(/^Reversed by #.*A fee$/);
  expect(await balanceOf(here.backend, scene.ada)).toBe(0);
});
