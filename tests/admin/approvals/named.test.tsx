import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, dialog, openAsStaff } from '../backOffice.ts';

const here = screens();
const scene = adminScene(here);

test('a credit to an account that took the name of another is approved by more than the name', async () => {
  const { token } = scene.grace;
  const alan = await staff(here.backend, 'alan');
  const rule = { kind: 'adjustment', approvals: 2 } as const;
  await callApi(here.backend, calls.approvals.proposeRule, { token, body: rule });
  const mallory = await investor(here.backend, 'mallory');
  const renamed = await callApi(here.backend, calls.profile.update, {
    ...{ token: mallory.token, params: { userId: mallory.user._id } },
    body: { fullName: scene.ada.user.fullName },
  });
  expect(renamed.status).toBe(200);
  const credit = { status: 'Credit', amount: '50000', reason: 'Paid by mistake' } as const;
  const params = { userId: mallory.user._id };
  await callApi(here.backend, calls.users.adjust, { token, params, body: credit });
  const { user, path } = await openAsStaff(here.backend, '/admin/overview', alan);
  await user.click(await screen.findByRole('button', { name: /^Balance adjustment/ }));
  const form = await dialog();
  expect(form.getByText(/\(mallory\)/)).toHaveTextContent(
    /^ada of the tests \(mallory\) Not verified since \d+ \w+ \d{4}$/,
  );
  expect(form.getByText(/now,/)).toHaveTextContent('$0.00 now, $50,000.00 after it');
  await user.click(form.getByRole('link', { name: 'ada of the tests' }));
  expect(path()).toBe(`/admin/testing/${mallory.user._id}/show`);
});
