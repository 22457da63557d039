import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { secondFactor } from '#contract/secondFactor.ts';
import { factorMessages } from '#server/secondFactor/messages.ts';
import { send } from '#src/shared/api/send.ts';
import { addApp, addPasskey, codeAt, recoveryCodes } from '#tests/support/factor/secondFactor.ts';
import { investor, investorPassword, staff } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();

async function signInAs(userName: string, password: string) {
  const page = openPage('/login');
  await page.user.type(await screen.findByLabelText('Username'), userName);
  await page.user.type(screen.getByLabelText('Password'), password);
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  return page;
}

test('a sign-in asks for the code after the password, keeps a wrong one in the page, and goes on', async () => {
  const ada = await investor(here.backend);
  const secret = await addApp(here.backend, ada);
  const { user } = await signInAs('ada', investorPassword);
  const field = await screen.findByLabelText('Code');
  await user.type(field, '000000');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText(factorMessages.wrongCode);
  await user.type(screen.getByLabelText('Code'), codeAt(here.backend, secret));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Signed in.');
});

test('a recovery code is another way, and so is the password again', async () => {
  const ada = await investor(here.backend);
  await addApp(here.backend, ada);
  const [code = ''] = await recoveryCodes(here.backend, ada);
  const { user } = await signInAs('ada', investorPassword);
  await user.click(await screen.findByRole('button', { name: 'Back to the password' }));
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  await user.type(screen.getByLabelText('Recovery code'), code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Signed in.');
});

test('an investor sets up an app and recovery codes, and removes the app', async () => {
  const ada = await investor(here.backend);
  storeSession(ada.token, ada.user);
  const { user } = openPage('/user/useracct/security');
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
  await dialog.findByRole('img', { name: 'The QR code for your app' });
  const secret = (dialog.getByText(/^[A-Z2-7 ]{30,}$/).textContent ?? '').replaceAll(' ', '');
  await user.type(dialog.getByLabelText('Code'), codeAt(here.backend, secret));
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  await user.click(await screen.findByRole('button', { name: 'Create codes' }));
  const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  await user.click(codes.getByRole('button', { name: 'Create codes' }));
  expect(await codes.findAllByRole('listitem')).toHaveLength(10);
  await user.click(codes.getByRole('button', { name: 'I have saved them' }));
  await screen.findByText(/10 of 10 left/);
  await user.click(screen.getByRole('button', { name: 'Remove the authenticator app' }));
  const removal = within(await screen.findByRole('dialog', { name: 'Remove this?' }));
  await user.click(removal.getByRole('button', { name: 'Remove' }));
  await screen.findByRole('button', { name: 'Set up an authenticator app' });
});

test('a passkey is listed by its name and use, and can be removed', async () => {
  const ada = await investor(here.backend);
  await addPasskey(here.backend, ada);
  storeSession(ada.token, ada.user);
  const { user } = openPage('/user/useracct/security');
  await screen.findByText(/^Added .+, not used yet$/);
  await user.click(screen.getByRole('button', { name: 'Remove the passkey Key of the tests' }));
  const removal = within(await screen.findByRole('dialog', { name: 'Remove this?' }));
  await user.click(removal.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Passkey removed.');
  expect(screen.queryByText('Key of the tests')).toBeNull();
});

test('staff who need it see one page until it is set up', async () => {
  here.backend.ports.config.staffSecondFactor = 'required';
  const grace = await staff(here.backend);
  await addApp(here.backend, grace);
  storeSession(grace.token, grace.user);
  const { user } = openPage('/admin/adminTrans');
  await screen.findByRole('heading', { name: 'Set up two-step sign-in' });
  const begin = screen.getByRole('button', { name: 'Go to the back office' });
  expect(begin).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: 'Create codes' }));
  const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  await user.click(codes.getByRole('button', { name: 'Create codes' }));
  await user.click(await codes.findByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(begin).toBeEnabled());
  await user.click(begin);
  await screen.findAllByRole('link', { name: 'Activity' });
  expect(screen.queryByText('Set up two-step sign-in')).toBeNull();
});

test('a call that must be confirmed asks for the code beside the password', async () => {
  const ada = await investor(here.backend);
  const secret = await addApp(here.backend, ada);
  here.backend.clock.advance(11 * 60_000);
  storeSession(ada.token, ada.user);
  const { user } = openPage('/user/useracct/security');
  await screen.findByRole('button', { name: 'Create codes' });
  const renewed = send(secondFactor.renewRecoveryCodes);
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  await user.type(await dialog.findByLabelText('Password'), investorPassword);
  await user.type(dialog.getByLabelText('Code'), codeAt(here.backend, secret));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect((await renewed).data.codes).toHaveLength(10);
});
