import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { staffPassword } from '#mocks/backend.ts';
import { mock } from '#mocks/handlers.ts';
import { signOut } from '#src/shared/access/signOut.ts';
import { investor, investorPassword } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();

async function signInAs(userName: string, password: string, at = '/login') {
  const page = openPage(at);
  await page.user.type(await screen.findByLabelText('Username'), userName);
  await page.user.type(screen.getByLabelText('Password'), password);
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  return page;
}

const signInRequests = () => here.asked.filter((request) => request === 'POST /backend/login');

describe('the login page', () => {
  test('shows its words, and lets the password be shown and hidden', async () => {
    const { user } = openPage('/login');
    expect(await screen.findByRole('heading', { name: 'Welcome Back!' })).toBeTruthy();
    expect(screen.getByText('Glad to see you again. Login to your account below')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
    expect(screen.getByRole('link', { name: 'Forget Password?' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.getAttribute('type')).toBe('password');
    expect(document.title).toBe('Login · Plainvest');
  });

  test.each([
    ['userName', ''],
    ['', 'secret'],
  ])('asks for both fields and sends nothing (%s, %s)', async (userName, password) => {
    const { user } = openPage('/login');
    await screen.findByLabelText('Username');
    if (userName) await user.type(screen.getByLabelText('Username'), userName);
    if (password) await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please input all fields');
    expect(signInRequests()).toEqual([]);
  });

  test('signs an investor in, stores the session and opens the overview after 2 s', async () => {
    const { user: ada } = await investor(here.backend);
    const begun = performance.now();
    const page = await signInAs('ada', investorPassword);
    expect(await screen.findByText('Please wait...')).toBeTruthy();
    expect(await screen.findByText(messages.welcome)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Please wait...')).toBeNull());
    const { token, tradeUser, ...rest } = JSON.parse(localStorage.getItem('root') ?? '{}');
    expect(token).toMatch(/.{20,}/);
    expect(tradeUser._id).toBe(ada._id);
    expect(rest).toEqual({});
    expect(page.path()).toBe('/login');
    await waitFor(() => expect(page.path()).toBe('/user/overview'));
    expect(performance.now() - begun).toBeGreaterThan(2000);
  });

  test('keeps a device beyond signing out, and sends it with the next sign-in', async () => {
    await investor(here.backend);
    await signInAs('ada', investorPassword);
    await screen.findByText(messages.welcome);
    const device = localStorage.getItem('device');
    expect(device).toMatch(/^[\w-]{43}$/);
    await signOut();
    expect(localStorage.getItem('root')).toBeNull();
    const sent: unknown[] = [];
    here.network.use(
      mock(auth.signIn, (body) => {
        sent.push(body.device);
        return { refuse: 'unauthenticated', message: messages.wrongCredentials };
      }),
    );
    await signInAs('ada', 'wrong');
    await waitFor(() => expect(sent).toEqual([device]));
    localStorage.setItem('device', 'not one of ours');
    await screen.findByRole('button', { name: 'Login' });
    await signInAs('ada', 'wrong');
    await waitFor(() => expect(sent).toEqual([device, undefined]));
  });

  test('welcomes staff and opens the back-office', async () => {
    await here.backend.addStaff('grace');
    const page = await signInAs('grace', staffPassword);
    expect(await screen.findByText('Welcome Admin')).toBeTruthy();
    await waitFor(() => expect(page.path()).toBe('/admin/testing'));
  });

  test('reads Loading while pending and can be used again after a refusal', async () => {
    let resolve = () => {};
    const promise = new Promise<void>((settle) => {
      resolve = settle;
    });
    here.network.use(
      mock(auth.signIn, async () => {
        await promise;
        return { refuse: 'unauthenticated', message: messages.wrongCredentials };
      }),
    );
    await signInAs('ada', 'wrong');
    const busy = await screen.findByRole('button', { name: 'Loading' });
    expect(busy).toHaveProperty('disabled', true);
    resolve();
    await waitFor(() => expect(screen.getAllByText(messages.wrongCredentials)).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Login' })).toHaveProperty('disabled', false);
    await waitFor(() => expect(screen.queryByText('Please wait...')).toBeNull());
  });

  test.each([
    [{ refuse: 'internal' } as const, 'An unexpected error occurred'],
    ['unreachable' as const, 'Error occurred'],
  ])('has words of its own when none come back', async (answer, sentence) => {
    here.network.use(mock(auth.signIn, () => answer));
    await signInAs('ada', 'wrong');
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  });

  test('a dead token leads here with a sentence, and back to the page after signing in', async () => {
    const { user: ada } = await investor(here.backend);
    storeSession('forged', ada);
    const page = await signInAs('ada', investorPassword, '/user/withdraw?from=mail');
    expect(page.path()).toBe('/login');
    await waitFor(() => expect(page.path()).toBe('/user/withdraw?from=mail'));
  });

  test('says that the session has expired', async () => {
    const { user: ada } = await investor(here.backend);
    storeSession('forged', ada);
    openPage('/user/overview');
    expect(await screen.findByText(messages.sessionExpired)).toBeTruthy();
    expect(localStorage.getItem('root')).toBeNull();
  });

  test('sends on who is signed in already', async () => {
    const { user: ada, token } = await investor(here.backend);
    storeSession(token, ada);
    const page = openPage('/login');
    await waitFor(() => expect(page.path()).toBe('/user/overview'));
  });
});
