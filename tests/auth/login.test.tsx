import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { users } from '#contract/users.ts';
import { staffPassword } from '#mocks/backend.ts';
import { mock } from '#mocks/handlers.ts';
import { authMessages } from '#server/auth/messages.ts';
import { signOut } from '#src/shared/access/signOut.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, investorPassword, staff } from '#tests/support/people.ts';
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
  test('shows its texts, labels above the fields, and a button that shows and hides the password', async () => {
    const { user } = openPage('/login');
    await screen.findByRole('heading', { name: 'Welcome Back!' });
    expect(
      screen.getByText('Glad to see you again. Login to your account below'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Forget Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    const label = screen.getByText('Password');
    expect(label).not.toHaveClass('MuiInputLabel-root');
    expect(getComputedStyle(label).position).not.toBe('absolute');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
    expect(document.title).toBe('Login · Plainvest');
  });

  test.each([
    ['userName', ''],
    ['', 'secret'],
  ])('sends nothing unless both fields are filled (%s, %s)', async (userName, password) => {
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
    const startMs = performance.now();
    const page = await signInAs('ada', investorPassword);
    await screen.findByText('Please wait...');
    await screen.findByText(authMessages.welcome);
    await waitFor(() => expect(screen.queryByText('Please wait...')).not.toBeInTheDocument());
    const { token, tradeUser, ...rest } = JSON.parse(localStorage.getItem('root') ?? '{}');
    expect(token).toMatch(/.{20,}/);
    expect(tradeUser._id).toBe(ada._id);
    expect(rest).toEqual({});
    expect(page.path()).toBe('/login');
    expect(screen.getByRole('button', { name: 'Loading' })).toBeDisabled();
    await waitFor(() => expect(page.path()).toBe('/user/overview'));
    expect(performance.now() - startMs).toBeGreaterThan(2000);
  });

  test('stores a device token beyond the session and sends it with the next sign-in', async () => {
    await investor(here.backend);
    await signInAs('ada', investorPassword);
    await screen.findByText(authMessages.welcome);
    const device = localStorage.getItem('device');
    expect(device).toMatch(/^[\w-]{43}$/);
    await signOut();
    expect(localStorage.getItem('root')).toBeNull();
    const sent: unknown[] = [];
    here.network.use(
      mock(auth.signIn, (body) => {
        sent.push(body.device);
        return { refuse: 'unauthenticated', message: authMessages.wrongCredentials };
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
    await screen.findByText('Welcome Admin');
    await waitFor(() => expect(page.path()).toBe('/admin/testing'));
  });

  test('disables its button while a sign-in is pending and enables it after an error', async () => {
    let resolve = () => {};
    const promise = new Promise<void>((settle) => {
      resolve = settle;
    });
    here.network.use(
      mock(auth.signIn, async () => {
        await promise;
        return { refuse: 'unauthenticated', message: authMessages.wrongCredentials };
      }),
    );
    await signInAs('ada', 'wrong');
    const busy = await screen.findByRole('button', { name: 'Loading' });
    expect(busy).toBeDisabled();
    resolve();
    await waitFor(() => expect(screen.getAllByText(authMessages.wrongCredentials)).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
    await waitFor(() => expect(screen.queryByText('Please wait...')).not.toBeInTheDocument());
  });

  test('marks both fields after a refusal, moves to the password and clears with new input', async () => {
    await investor(here.backend);
    const { user } = await signInAs('ada', 'wrong');
    const [userName, password] = ['Username', 'Password'].map((label) =>
      screen.getByLabelText(label),
    );
    await waitFor(() => expect(password).toHaveFocus());
    expect(password).toHaveAttribute('aria-invalid', 'true');
    expect(userName).toHaveAttribute('aria-invalid', 'true');
    await user.keyboard('x');
    expect(password).not.toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('link', { name: 'Get help' })).toBeInTheDocument();
  });

  test.each([
    [{ refuse: 'internal' } as const, 'An unexpected error occurred'],
    ['unreachable' as const, 'Error occurred'],
  ])('shows a default message for an error without one: %o', async (answer, message) => {
    here.network.use(mock(auth.signIn, () => answer));
    await signInAs('ada', 'wrong');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  test('opens after a rejected token, and returns to the page after the sign-in', async () => {
    const { user: ada } = await investor(here.backend);
    storeSession('forged', ada);
    const page = await signInAs('ada', investorPassword, '/user/withdraw?from=mail');
    expect(page.path()).toBe('/login');
    await waitFor(() => expect(page.path()).toBe('/user/withdraw?from=mail'));
  });

  test('asks a signed-out visitor of the investor area to log in', async () => {
    openPage('/user/overview');
    await screen.findByText('Please log in to continue.');
  });

  test('shows the owner of a suspended account whom to contact', async () => {
    const { user: ada } = await investor(here.backend);
    const grace = await staff(here.backend);
    const suspension = { params: { id: ada._id }, body: { reason: 'A check.' } };
    await callApi(here.backend, users.suspend, { token: grace.token, ...suspension });
    await signInAs('ada', investorPassword);
    await screen.findAllByText(/^Your account is suspended\. Contact /);
  });

  test('shows that the session has expired', async () => {
    const { user: ada } = await investor(here.backend);
    storeSession('forged', ada);
    openPage('/user/overview');
    await screen.findByText(messages.sessionExpired);
    expect(localStorage.getItem('root')).toBeNull();
  });

  test('redirects a signed-in user', async () => {
    const { user: ada, token } = await investor(here.backend);
    storeSession(token, ada);
    const page = openPage('/login');
    await waitFor(() => expect(page.path()).toBe('/user/overview'));
  });
});
