import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { auth } from '#contract/auth.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, investorPassword, type Person, signIn } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { pageErrors } from '../pageErrors.ts';

const here = screens();
let ada: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
  storeSession(ada.token, ada.user);
});

const otherDevice = { name: /^Sign out .+, signed in/ };

describe('the security tab', () => {
  async function openPasswordDialog() {
    const page = openPage('/user/useracct/security');
    await page.user.click(await screen.findByRole('button', { name: 'Change Password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
    const type = async (label: string, text: string) =>
      text && page.user.type(dialog.getByLabelText(label), text);
    return { ...page, dialog, type };
  }

  test.each([
    ['', 'NewPass#12', 'Other#12', 'Password does not match'],
    ['', '', '', 'All fields are required'],
    ['', 'NewPass#12', 'NewPass#12', 'All fields are required'],
    ['x', 'nospecial1', 'nospecial1', 'Password must contain at least one special character'],
  ])('rejects "%s", "%s", "%s": %s', async (existing, next, repeated, message) => {
    const { user, dialog, type } = await openPasswordDialog();
    await type('Existing Password', existing);
    await type('New Password', next);
    await type('Confirm Password', repeated);
    await user.click(dialog.getByRole('button', { name: 'Change Password' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(message);
  });

  test('marks each empty field, and the refused password at its field', async () => {
    const { user, dialog, type } = await openPasswordDialog();
    const send = () => user.click(dialog.getByRole('button', { name: 'Change Password' }));
    const fields = () =>
      ['Existing Password', 'New Password', 'Confirm Password'].map((label) =>
        dialog.getByLabelText(label),
      );
    await send();
    await dialog.findByRole('alert');
    for (const field of fields()) expect(field).toHaveAttribute('aria-invalid', 'true');
    await type('Existing Password', 'Wrong#Word9');
    await type('New Password', 'NewHarbour#77');
    await type('Confirm Password', 'NewHarbour#77');
    await send();
    const [existing] = fields();
    await waitFor(() => expect(existing).toHaveAccessibleDescription('Wrong password.'));
    expect(existing).toHaveFocus();
  });

  test('changes the password and signs out other devices', async () => {
    await signIn(here.backend, 'ada', investorPassword);
    const { user, dialog, type } = await openPasswordDialog();
    await type('Existing Password', investorPassword);
    await type('New Password', 'NewHarbour#77');
    await type('Confirm Password', 'NewHarbour#77');
    await user.click(dialog.getByRole('button', { name: 'Change Password' }));
    await screen.findByText('Password changed. Other devices have been signed out.');
    await waitFor(() => expect(screen.queryByRole('button', otherDevice)).not.toBeInTheDocument());
    await signIn(here.backend, 'ada', 'NewHarbour#77');
  });

  test('lists the sessions and ends all others', async () => {
    const other = await signIn(here.backend, 'ada', investorPassword);
    const { user } = openPage('/user/useracct/security');
    await screen.findByText('This device');
    expect(document.title).toBe('Security · Plainvest');
    expect(screen.getByRole('button', otherDevice)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await screen.findByText('All other sessions have been signed out.');
    await waitFor(() => expect(screen.queryByRole('button', otherDevice)).not.toBeInTheDocument());
    const answer = await callApi(here.backend, auth.sessions, { token: other.token });
    expect(answer.status).toBe(401);
  });

  test('signs one named device out, and lists the attempts to sign in', async () => {
    const headers = {
      'User-Agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    };
    const signInAs = (password: string) =>
      callApi(here.backend, auth.signIn, { headers, body: { userName: 'ada', password } });
    const { reply } = await signInAs(investorPassword);
    here.backend.clock.advance(1000);
    await signInAs('Wrong#Word9');
    const { user } = openPage('/user/useracct/security');
    const history = within(await screen.findByRole('list', { name: 'Sign-in history' }));
    expect(history.getAllByRole('listitem')[0]).toHaveTextContent(
      /Chrome on Windows.*Wrong password/,
    );
    const name = /^Sign out Chrome on Windows/;
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByText('The device has been signed out.');
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
    const answer = await callApi(here.backend, auth.sessions, { token: reply.token });
    expect(answer.status).toBe(401);
    expect(screen.getByText('This device')).toBeInTheDocument();
  });

  test('shows five devices, this one first, and the others on request', async () => {
    for (let index = 0; index < 6; index += 1) {
      here.backend.clock.advance(60_000);
      await signIn(here.backend, 'ada', investorPassword);
    }
    const { user } = openPage('/user/useracct/security');
    const devices = within(await screen.findByRole('list', { name: 'Signed-in devices' }));
    expect(devices.getAllByRole('listitem')).toHaveLength(5);
    expect(devices.getAllByRole('listitem')[0]).toHaveTextContent('This device');
    const all = screen.getByRole('button', { name: /^Show all \d$/ });
    await user.click(all);
    expect(devices.getAllByRole('listitem').length).toBeGreaterThan(6);
    expect(all).toHaveAttribute('aria-expanded', 'true');
  });

  test('keeps an error of ending the sessions in the page', async () => {
    await signIn(here.backend, 'ada', investorPassword);
    const refusal = { refuse: 'malformed', message: 'Not today.' } as const;
    here.network.use(mock(auth.endOtherSessions, () => refusal));
    const { user } = openPage('/user/useracct/security');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(pageErrors('Not today.')).toHaveLength(1));
    expect(screen.getByRole('button', otherDevice)).toBeInTheDocument();
  });

  test('shows the error when the sessions cannot be loaded', async () => {
    here.network.use(mock(auth.sessions, () => ({ refuse: 'malformed', message: 'Not now.' })));
    openPage('/user/useracct/security');
    await screen.findByText('Not now.');
  });
});
