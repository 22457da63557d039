import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { profile } from '#contract/profile.ts';
import { users } from '#contract/users.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, investorPassword, type Person, staff } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { kept } from './pageErrors.ts';

const here = screens();
let ada: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
  storeSession(ada.token, ada.user);
});

/** Signs in an investor whose e-mail address is not confirmed. */
async function signInUnconfirmed() {
  const bob = await investor(here.backend, 'bob', { confirmed: false });
  storeSession(bob.token, bob.user);
}

async function openProfile(row: RegExp) {
  const page = openPage('/user/useracct');
  await page.user.click(await screen.findByRole('button', { name: row }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Profile' }));
  return { ...page, dialog };
}

const updates = () =>
  here.asked.filter((request) => request === `POST /backend${profile.update.path}`);

describe('the profile', () => {
  test('opens on the Personal tab with its rows', async () => {
    await signInUnconfirmed();
    const { path } = openPage('/user/useracct');
    expect(await screen.findByText('Date of birth')).toBeTruthy();
    expect(path()).toBe('/user/useracct/profile');
    for (const row of ['Full Name', 'Email', 'Phone Number', 'Address']) {
      expect(screen.getByText(row)).toBeTruthy();
    }
    expect(screen.getByRole('tab', { name: 'Personal' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    expect(screen.getByText('E-mail not confirmed')).toBeTruthy();
    expect(screen.getByText('Not verified by staff yet')).toBeTruthy();
  });

  test('sends only what was filled, and can remove it again', async () => {
    const { user, dialog } = await openProfile(/^Phone Number/);
    await user.type(dialog.getByLabelText('Phone Number'), '+44 20 1234');
    expect(dialog.getByText('DD/MM/YYYY')).toBeTruthy();
    await user.type(dialog.getByLabelText('Date of birth'), '10/12/1995');
    await user.click(dialog.getByRole('tab', { name: 'Address' }));
    await user.type(dialog.getByLabelText('Country'), 'Norway');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile updated.')).toBeTruthy();
    expect(await screen.findByText('10/12/1995')).toBeTruthy();
    expect(screen.getByText('Norway')).toBeTruthy();
    expect(screen.getByText(ada.user.email)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: /^Phone Number/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove Phone Number' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText('+44 20 1234')).toBeNull());
    expect(screen.getByText('10/12/1995')).toBeTruthy();
  });

  test('says so when nothing was filled, and sends nothing', async () => {
    const { user, dialog } = await openProfile(/^Full Name/);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('No fields to update.')).toBeTruthy();
    expect(updates()).toEqual([]);
  });

  test('shows a refusal as an error with the sentence of the server', async () => {
    const { user, dialog } = await openProfile(/^Date of birth/);
    await user.type(dialog.getByLabelText('Date of birth'), '31/02/1990');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const sentence = 'Enter a real date of birth as DD/MM/YYYY.';
    expect(await dialog.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  });

  test('a refused field is marked, on its own tab', async () => {
    const { user, dialog } = await openProfile(/^Date of birth/);
    await user.type(dialog.getByLabelText('Date of birth'), '01/01/2020');
    await user.click(dialog.getByRole('tab', { name: 'Address' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const field = await dialog.findByLabelText('Date of birth');
    const alert = dialog.getByRole('alert');
    expect(alert.textContent).toMatch(/The minimum age is 18/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toContain(alert.id);
  });

  test('an e-mail address that is none is refused before anything is sent', async () => {
    const { user, dialog } = await openProfile(/^Email/);
    await user.type(dialog.getByLabelText('Email'), 'nowhere');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Enter a valid e-mail address.');
    expect(updates()).toEqual([]);
  });

  test('each optional field that is on record can be removed, and kept after all', async () => {
    const given = {
      phoneNumber: '+44 20 1234',
      dateOfBirth: '10/12/1985',
      address: '12 Harbour Road',
      postalCode: 'N1 9GU',
      country: 'Norway',
    };
    await callApi(here.backend, profile.update, { token: ada.token, body: given });
    const { user, dialog } = await openProfile(/^Address/);
    const removals = () => dialog.getAllByRole('button', { name: /^Remove / });
    const names = () => removals().map((button) => button.getAttribute('aria-label'));
    expect(names()).toEqual(['Remove Address', 'Remove Postal code', 'Remove Country']);
    await user.click(dialog.getByRole('button', { name: 'Remove Country' }));
    await user.click(dialog.getByRole('button', { name: 'Keep Country' }));
    for (const button of removals()) await user.click(button);
    await user.click(dialog.getByRole('tab', { name: 'Personal' }));
    expect(names()).toEqual(['Remove Phone Number', 'Remove Date of birth']);
    for (const button of removals()) await user.click(button);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile updated.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('not given')).toHaveLength(3));
  });

  test('asks for the password before it changes the e-mail address', async () => {
    here.backend.clock.advance(11 * 60_000);
    const { user, dialog } = await openProfile(/^Email/);
    await user.type(dialog.getByLabelText('Email'), 'new@investor.example');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    await user.type(proof.getByLabelText('Password'), investorPassword);
    await user.click(proof.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(messages.emailChangeAsked)).toBeTruthy();
    expect(await screen.findByText('Waiting for confirmation: new@investor.example')).toBeTruthy();
    expect(screen.getByText(ada.user.email)).toBeTruthy();
  });

  test('sends the link to a new address again, and cancels the change', async () => {
    const body = { email: 'new@investor.example' };
    await callApi(here.backend, profile.update, { token: ada.token, body });
    const { user } = openPage('/user/useracct/profile');
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(messages.emailChangeAsked)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(screen.queryByText(/^Waiting for confirmation/)).toBeNull());
    expect(screen.getByText(ada.user.email)).toBeTruthy();
  });

  test('warns a verified person before another name, and only then', async () => {
    const grace = await staff(here.backend);
    const params = { userId: ada.user._id };
    await callApi(here.backend, users.verify, { token: grace.token, params, body: {} });
    const { user, dialog } = await openProfile(/^Full Name/);
    const warning = 'Changing this means we verify you again.';
    await user.type(dialog.getByLabelText('Phone Number'), '+44 20 1234');
    expect(dialog.queryByText(warning)).toBeNull();
    await user.type(dialog.getByLabelText('Full Name'), 'Ada King');
    expect(dialog.getByText(warning)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not verified by staff yet')).toBeTruthy();
  });

  test('sends the confirmation mail again', async () => {
    await signInUnconfirmed();
    const { user } = openPage('/user/useracct/profile');
    await user.click(await screen.findByRole('button', { name: /Send a new confirmation mail/ }));
    expect(await screen.findByText(/a new mail is on its way/)).toBeTruthy();
  });

  test('keeps in the page why no confirmation mail was sent', async () => {
    await signInUnconfirmed();
    const refusal = { refuse: 'malformed', message: 'No mail today.' } as const;
    here.network.use(mock(auth.resendVerification, () => refusal));
    const { user } = openPage('/user/useracct/profile');
    await user.click(await screen.findByRole('button', { name: /Send a new confirmation mail/ }));
    await waitFor(() => expect(kept('No mail today.')).toHaveLength(1));
  });
});
