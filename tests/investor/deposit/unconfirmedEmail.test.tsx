import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#contract/messages.ts';
import { authMessages } from '#server/auth/messages.ts';
import { addWallet, confirmEmail, investor, staff } from '#tests/support/people.ts';
import { screens, storeSession } from '#tests/support/screens.tsx';
import { openReceiptStep } from './steps.ts';

const here = screens();

afterEach(() => vi.restoreAllMocks());

test('an investor with an unconfirmed email address can submit without a file', async () => {
  await addWallet(here.backend, await staff(here.backend), 'BTC');
  const bob = await investor(here.backend, 'bob', { confirmed: false });
  storeSession(bob.token, bob.user);
  const { user } = await openReceiptStep();
  await screen.findByText(new RegExp(messages.confirmEmailFirst));
  expect(screen.queryByLabelText(/Click to select/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send a new confirmation email' }));
  await screen.findByText(authMessages.verificationSent);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findAllByText(messages.depositPending);
});

test('an investor who confirms the address in another tab can attach a file afterwards', async () => {
  await addWallet(here.backend, await staff(here.backend), 'BTC');
  const bob = await investor(here.backend, 'bob', { confirmed: false });
  storeSession(bob.token, bob.user);
  await openReceiptStep();
  await screen.findByText(new RegExp(messages.confirmEmailFirst));
  await confirmEmail(here.backend, 'bob');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  await screen.findByLabelText(/Click to select/);
  expect(screen.queryByText(new RegExp(messages.confirmEmailFirst))).not.toBeInTheDocument();
});
