import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#contract/messages.ts';
import { addWallet, confirmEmail, investor, staff } from '#tests/support/people.ts';
import { screens, storeSession } from '#tests/support/screens.tsx';
import { openProofStep } from './depositSteps.ts';

const here = screens();

afterEach(() => vi.restoreAllMocks());

test('an unconfirmed investor sees how to confirm the address in place of the file', async () => {
  await addWallet(here.backend, await staff(here.backend), 'BTC');
  const bob = await investor(here.backend, 'bob', { confirmed: false });
  storeSession(bob.token, bob.user);
  const { user } = await openProofStep();
  expect(await screen.findByText(new RegExp(messages.confirmEmailFirst))).toBeTruthy();
  expect(screen.queryByLabelText(/Click to select/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send a new confirmation mail' }));
  expect(await screen.findByText(messages.verificationSent)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(messages.depositPending)).toBeTruthy();
});

test('an investor who confirms the address in another tab can attach a file on return', async () => {
  await addWallet(here.backend, await staff(here.backend), 'BTC');
  const bob = await investor(here.backend, 'bob', { confirmed: false });
  storeSession(bob.token, bob.user);
  await openProofStep();
  expect(await screen.findByText(new RegExp(messages.confirmEmailFirst))).toBeTruthy();
  await confirmEmail(here.backend, 'bob');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByLabelText(/Click to select/)).toBeTruthy();
  expect(screen.queryByText(new RegExp(messages.confirmEmailFirst))).toBeNull();
});
