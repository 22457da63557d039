import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { mock } from '#mocks/handlers.ts';
import { authMessages } from '#server/auth/messages.ts';
import { investor } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';

const here = screens();
const labels = ['FullName', 'Username', 'Email', 'Password', 'Confirm Password'] as const;
const good = ['Ada Lovelace', 'ada', 'ada@example.org', 'QuietHarbour#9', 'QuietHarbour#9'];

async function register(values: readonly string[]) {
  const page = openPage('/register');
  await screen.findByLabelText('FullName');
  for (const [index, label] of labels.entries()) {
    const value = values[index];
    if (value) await page.user.type(screen.getByLabelText(label), value);
  }
  await page.user.click(screen.getByRole('button', { name: 'Register' }));
  return page;
}

const typed = () => labels.map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);
const signUpRequests = () => here.asked.filter((request) => request === 'POST /backend/signup');

describe('the register page', () => {
  test('shows its texts, the risk warning and the terms', async () => {
    openPage('/register');
    await screen.findByRole('heading', { name: 'Register' });
    expect(
      screen.getByText('Enter your details below and create an account to get started.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
    const links = ['terms', 'privacy policy', 'Login'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/terms', '/privacy', '/login']);
    const warning = within(screen.getByRole('note', { name: 'Risk warning' }));
    expect(warning.getByRole('link')).toHaveAttribute('href', '/risk');
  });

  test.each([
    ['one field is empty', ['', 'ada', 'not-an-address', 'a!', 'b!'], messages.fillAllFields],
    ['the passwords differ', ['A', 'ada', 'a@b.co', 'é', 'b'], messages.passwordsDoNotMatch],
    [
      'a character is forbidden',
      ['A', 'ada', 'a@b.co', 'abc 1!', 'abc 1!'],
      messages.passwordNeedsSpecial,
    ],
    ['no special character', ['A', 'ada', 'a@b.co', 'abc1', 'abc1'], messages.passwordNeedsSpecial],
    [
      'only special characters',
      ['A', 'ada', 'a@b.co', '!!!', '!!!'],
      messages.passwordNeedsSpecial,
    ],
  ])('shows only the first error: %s', async (_, values, message) => {
    await register(values);
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map((alert) => alert.textContent)).toEqual([message]);
    expect(signUpRequests()).toEqual([]);
  });

  test('clears the form after a registration and confirms it in a dialog', async () => {
    const { user } = await register(good);
    const dialog = await screen.findByRole('dialog', { name: 'Registration Successful' });
    expect(within(dialog).getByText(messages.registered)).toBeInTheDocument();
    expect(typed()).toEqual(['', '', '', '', '']);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    await waitFor(() => expect(screen.getAllByText(/we have sent a new link/)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Please wait...')).not.toBeInTheDocument());
  });

  test('opens the login page after OK, with the username filled in', async () => {
    const { user, path } = await register(good);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await screen.findByRole('heading', { name: 'Welcome Back!' });
    expect(path()).toBe('/login');
    expect(screen.getByLabelText('Username')).toHaveValue('ada');
    expect(screen.queryByText('Please log in to continue.')).not.toBeInTheDocument();
  });

  test('marks a username that is taken, and moves the focus there', async () => {
    await investor(here.backend, 'ada');
    await register(good);
    const field = screen.getByLabelText('Username');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This username is taken.'));
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveFocus();
  });

  test('keeps the input after an error of the server', async () => {
    // Five characters pass the page's own checks (S-117); the server asks for eight.
    await register([...good.slice(0, 3), 'abc1!', 'abc1!']);
    expect(await screen.findAllByText(authMessages.passwordTooShort)).toHaveLength(2);
    expect(typed()).toEqual([...good.slice(0, 3), 'abc1!', 'abc1!']);
    await waitFor(() => expect(screen.queryByText('Please wait...')).not.toBeInTheDocument());
  });

  test.each([
    [{ refuse: 'internal' } as const, 'An unexpected error occurred'],
    ['unreachable' as const, 'Error occurred'],
  ])('shows a default message for an error without one: %o', async (answer, message) => {
    here.network.use(mock(auth.signUp, () => answer));
    await register(good);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  test('ticks each part of the password rule while the user types, and marks a broken one', async () => {
    const { user } = openPage('/register');
    const rules = await screen.findByRole('list', { name: 'Password rules' });
    const met = () =>
      within(rules)
        .getAllByRole('listitem')
        .map((part) => part.dataset.met);
    expect(met()).toEqual(['false', 'false', 'false', 'false']);
    await user.type(screen.getByLabelText('Password'), 'abc1!');
    expect(met()).toEqual(['false', 'true', 'true', 'true']);
    await user.type(screen.getByLabelText('Password'), 'def é');
    expect(met()).toEqual(['true', 'true', 'true', 'false']);
    expect(within(rules).getByTitle('Not met:').closest('li')).toHaveTextContent(
      'No other characters',
    );
  });
});
