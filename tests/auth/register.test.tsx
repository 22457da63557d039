import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { mock } from '#mocks/handlers.ts';
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
  test('shows its words, the risk warning and the terms', async () => {
    openPage('/register');
    expect(await screen.findByRole('heading', { name: 'Register' })).toBeTruthy();
    expect(
      screen.getByText('Enter your details below and create an account to get started.'),
    ).toBeTruthy();
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
    const links = ['terms', 'privacy policy', 'Login'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/terms', '/privacy', '/login']);
    const warning = within(screen.getByRole('note', { name: 'Risk warning' }));
    expect(warning.getByRole('link').getAttribute('href')).toBe('/risk');
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
  ])('says only the first thing that fails: %s', async (_, values, sentence) => {
    await register(values);
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map((alert) => alert.textContent)).toEqual([sentence]);
    expect(signUpRequests()).toEqual([]);
  });

  test('registers, clears the inputs and says so in a dialog that closes', async () => {
    const { user } = await register(good);
    const dialog = await screen.findByRole('dialog', { name: 'Registration Successful' });
    expect(within(dialog).getByText(messages.registered)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typed()).toEqual(['', '', '', '', '']);
    await waitFor(() => expect(screen.queryByText('Please wait...')).toBeNull());
  });

  test('keeps the inputs and the sentence when the server refuses', async () => {
    // Five characters pass the page's own checks (S-117); the server asks for eight.
    await register([...good.slice(0, 3), 'abc1!', 'abc1!']);
    expect(await screen.findAllByText(messages.passwordTooShort)).toHaveLength(2);
    expect(typed()).toEqual([...good.slice(0, 3), 'abc1!', 'abc1!']);
    await waitFor(() => expect(screen.queryByText('Please wait...')).toBeNull());
  });

  test.each([
    [{ refuse: 'internal' } as const, 'An unexpected error occurred'],
    ['unreachable' as const, 'Error occurred'],
  ])('has words of its own when none come back', async (answer, sentence) => {
    here.network.use(mock(auth.signUp, () => answer));
    await register(good);
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  });

  test('ticks each part of the password rule while it is typed', async () => {
    const { user } = openPage('/register');
    const rules = await screen.findByRole('list', { name: 'Password rules' });
    const met = () =>
      within(rules)
        .getAllByRole('listitem')
        .map((part) => part.dataset.met);
    expect(met()).toEqual(['false', 'false', 'false', 'false']);
    await user.type(screen.getByLabelText('Password'), 'abc1!');
    expect(met()).toEqual(['true', 'true', 'true', 'false']);
    await user.type(screen.getByLabelText('Password'), 'def é');
    expect(met()).toEqual(['false', 'true', 'true', 'true']);
  });
});
