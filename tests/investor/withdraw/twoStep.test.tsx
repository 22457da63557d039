import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { secondFactor } from '#contract/secondFactor.ts';
import { addApp, codeAt } from '#tests/support/factor/secondFactor.ts';
import { fund, investorPassword } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';
import { confirmButton, confirmDialog, fillForm } from './confirmDialog.ts';

const here = screens();
const scene = investorScene(here);

test('a withdrawal has advice beside it to turn on two-step sign-in, while that is off', async () => {
  openPage('/user/withdraw');
  await screen.findByText('Two-step sign-in is off.');
  expect(screen.getByRole('link', { name: 'Set up' })).toHaveAttribute(
    'href',
    '/user/useracct/security',
  );
  await addApp(here.backend, scene.ada);
  cleanup();
  const readings = () => here.asked.filter((one) => one.endsWith(secondFactor.read.path)).length;
  const before = readings();
  openPage('/user/withdraw');
  await waitFor(() => expect(readings()).toBe(before + 1));
  await screen.findByText('We never ask you to pay before a withdrawal.');
  expect(screen.queryByText('Two-step sign-in is off.')).not.toBeInTheDocument();
});

test('a withdrawal asks an account with an app for a code, right after signing in too', async () => {
  await fund(here.backend, scene.ada, scene.grace, '1000');
  const secret = await addApp(here.backend, scene.ada);
  const { user } = openPage('/user/withdraw');
  await screen.findByText(/Available \$1,000.00/);
  await fillForm(user);
  const dialog = await confirmDialog();
  expect(dialog.queryByLabelText('Enter your password')).not.toBeInTheDocument();
  await user.click(confirmButton(dialog));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  await user.type(await confirmation.findByLabelText('Password'), investorPassword);
  await user.type(confirmation.getByLabelText('Code'), codeAt(here.backend, secret));
  await user.click(confirmation.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Withdrawal requested.');
});
