import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { auth } from '#contract/auth.ts';
import { profile } from '#contract/profile.ts';
import { users } from '#contract/users.ts';
import { mock } from '#mocks/handlers.ts';
import { profileMessages } from '#server/profile/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, investorPassword, type Person, staff } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { pageErrors } from '../pageErrors.ts';

const here = screens();
let ada: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
  storeSession(ada.token, ada.user);
});

/** Signs in an investor whose email address is not confirmed. */
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

async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

const updates = () =>
  here.asked.filter((request) => request === `POST /backend${profile.update.path}`);

describe('the profile', () => {
  test('opens on the Personal tab with its rows and the purpose of verification', async () => {
    await signInUnconfirmed();
    const { path } = openPage('/user/useracct');
    await screen.findByText('Date of birth');
    expect(path()).toBe('/user/useracct/profile');
    for (const row of ['Full Name', 'Email', 'Phone Number', 'Address']) {
      expect(screen.getByText(row)).toBeInTheDocument();
    }
    expect(screen.getByRole('tab', { name: 'Personal' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Email not confirmed')).toBeInTheDocument();
    expect(screen.getByText(/only to attach a picture as proof of a deposit/)).toBeInTheDocument();
    expect(screen.getByText('Identity not verified')).toBeInTheDocument();
    expect(await screen.findByText('Two-step sign-in is off')).toBeInTheDocument();
    const why = within(screen.getByRole('region', { name: 'Why we check identity' }));
    expect(why.getByText(/^It protects you and us against fraud,/)).toBeInTheDocument();
    expect(why.getByRole('link')).toHaveAttribute('href', '/privacy');
    expect(screen.queryByText(/contact us/)).not.toBeInTheDocument();
  });

  test('sends only the filled fields, and can remove one again', async () => {
    const { user, dialog } = await openProfile(/^Phone Number/);
    await user.type(dialog.getByLabelText('Phone Number'), '+44 20 1234');
    expect(dialog.getByText('DD/MM/YYYY')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Date of birth'), '10/12/1995');
    await user.click(dialog.getByRole('tab', { name: 'Address' }));
    await user.type(dialog.getByLabelText('Country'), 'Norway');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Profile updated.');
    await screen.findByText('10 Dec 1995');
    expect(screen.getByText('Norway')).toBeInTheDocument();
    expect(screen.getByText(ada.user.email)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^Phone Number/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove Phone Number' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText('+44 20 1234')).not.toBeInTheDocument());
    expect(screen.getByText('10 Dec 1995')).toBeInTheDocument();
  });

  test('shows an error for a form without a change and sends nothing', async () => {
    const { user, dialog } = await openProfile(/^Full Name/);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('No fields to update.');
    expect(updates()).toEqual([]);
  });

  test('shows an error of the server in the form and as a toast', async () => {
    const { user, dialog } = await openProfile(/^Date of birth/);
    await user.type(dialog.getByLabelText('Date of birth'), '31/02/1990');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const message = 'Enter a real date of birth as DD/MM/YYYY.';
    await dialog.findByText(message);
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  });

  test('marks an invalid field and opens its tab', async () => {
    const { user, dialog } = await openProfile(/^Date of birth/);
    await user.type(dialog.getByLabelText('Date of birth'), '01/01/2020');
    await user.click(dialog.getByRole('tab', { name: 'Address' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const field = await dialog.findByLabelText('Date of birth');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(/You must be at least 18\./);
    expect(field).toHaveFocus();
  });

  test('rejects an invalid email address without a request', async () => {
    const { user, dialog } = await openProfile(/^Email/);
    await retype(user, dialog.getByLabelText('Email'), 'nowhere');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Enter a valid email address.');
    expect(updates()).toEqual([]);
  });

  test('removes each optional field, unless Keep is pressed', async () => {
    const body = {
      phoneNumber: '+44 20 1234',
      dateOfBirth: '10/12/1985',
      address: '12 Harbour Road',
      postalCode: 'N1 9GU',
      country: 'Norway',
    };
    await callApi(here.backend, profile.update, { token: ada.token, body });
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
    await screen.findByText('Profile updated.');
    await waitFor(() => expect(screen.getAllByText('Add')).toHaveLength(3));
  });

  test('asks for the password before it changes the email address', async () => {
    here.backend.clock.advance(11 * 60_000);
    const { user, dialog } = await openProfile(/^Email/);
    await retype(user, dialog.getByLabelText('Email'), 'new@investor.example');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    await user.type(prompt.getByLabelText('Password'), investorPassword);
    await user.click(prompt.getByRole('button', { name: 'Confirm' }));
    await screen.findByText(profileMessages.emailChangeAsked);
    await screen.findByText('Waiting for confirmation: new@investor.example');
    expect(screen.getByText(ada.user.email)).toBeInTheDocument();
  });

  test('sends the link for a new address again, and cancels the change', async () => {
    const body = { email: 'new@investor.example' };
    await callApi(here.backend, profile.update, { token: ada.token, body });
    const { user } = openPage('/user/useracct/profile');
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    await screen.findByText(profileMessages.emailChangeAsked);
    const cancel = screen.getByRole('button', { name: 'Cancel the change' });
    await waitFor(() => expect(cancel).toBeEnabled());
    await user.click(cancel);
    await waitFor(() =>
      expect(screen.queryByText(/^Waiting for confirmation/)).not.toBeInTheDocument(),
    );
    await screen.findByText(ada.user.email);
  });

  test('warns a verified investor only before a change of name', async () => {
    const grace = await staff(here.backend);
    const params = { userId: ada.user._id };
    await callApi(here.backend, users.verify, { token: grace.token, params, body: {} });
    const { user, dialog } = await openProfile(/^Full Name/);
    const warning = /^You are verified\. If you save this change/;
    await user.type(dialog.getByLabelText('Phone Number'), '+44 20 1234');
    expect(dialog.queryByText(warning)).not.toBeInTheDocument();
    await retype(user, dialog.getByLabelText('Full Name'), 'Ada King');
    expect(dialog.getByText(warning)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Identity not verified');
  });

  test('sends the confirmation email again', async () => {
    await signInUnconfirmed();
    const { user } = openPage('/user/useracct/profile');
    await user.click(await screen.findByRole('button', { name: /Send a new confirmation email/ }));
    await screen.findByText(/we have sent a new link/);
  });

  test('keeps an error of the confirmation email in the page', async () => {
    await signInUnconfirmed();
    const refusal = { refuse: 'malformed', message: 'No mail today.' } as const;
    here.network.use(mock(auth.resendVerification, () => refusal));
    const { user } = openPage('/user/useracct/profile');
    await user.click(await screen.findByRole('button', { name: /Send a new confirmation email/ }));
    await waitFor(() => expect(pageErrors('No mail today.')).toHaveLength(1));
  });
});
