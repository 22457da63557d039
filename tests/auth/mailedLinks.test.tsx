import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { settings } from '#contract/settings.ts';
import { mock } from '#mocks/handlers.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { authMessages } from '#server/auth/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, signIn } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';

const here = screens();

async function linkOf(purpose: 'reset-password' | 'verify-email'): Promise<string> {
  await sendDueMails(here.backend.ports);
  const text = here.backend.mails.map((mail) => mail.text).join('\n');
  const link = text.match(new RegExp(`https?://[^\\s]+(/${purpose}#[^\\s]+)`))?.[1];
  if (!link) throw new Error(`No mail has a ${purpose} link.`);
  return link;
}

describe('a mailed link', () => {
  test('sets a new password and ends the sessions', async () => {
    const { token } = await investor(here.backend);
    const { user } = openPage('/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'ada@investor.example');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    await screen.findByText(new RegExp(authMessages.resetSent));
    expect(screen.getByRole('button', { name: 'Send again' })).toBeDisabled();
    await user.type(screen.getByLabelText('Email'), 'x');
    expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();

    const reset = openPage(await linkOf('reset-password'));
    await reset.user.type(await screen.findByLabelText('New Password'), 'CalmRiver#42');
    await waitFor(() => expect(reset.router.state.location.hash).toBe(''));
    await reset.user.type(screen.getByLabelText('Confirm Password'), 'CalmRiver#42');
    await reset.user.click(screen.getByRole('button', { name: 'Set password' }));
    expect((await screen.findAllByText(authMessages.passwordReset)).length).toBeGreaterThan(0);
    expect(localStorage.getItem('device')).toMatch(/^[\w-]{43}$/);
    await signIn(here.backend, 'ada', 'CalmRiver#42');
    const old = await callApi(here.backend, auth.sessions, { token });
    expect(old.status).toBe(401);
  });

  test('that is dead shows so on opening', async () => {
    openPage('/reset-password#a-dead-token');
    await screen.findByText(messages.resetLinkDead);
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
    openPage('/verify-email');
    await screen.findByText('Open the link in our email to continue.');
  });

  test('confirms an email address once, and can then be sent again', async () => {
    await investor(here.backend, 'ada', { confirmed: false });
    const link = await linkOf('verify-email');
    openPage(link);
    await screen.findByText(authMessages.emailVerified);
    const again = openPage(link);
    await screen.findByText(messages.resetLinkDead);
    await again.user.type(screen.getByLabelText('Email'), 'ada@investor.example');
    await again.user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await screen.findByText(new RegExp(authMessages.verificationSent));
  });

  test('is not offered where the site cannot send email', async () => {
    const { reply } = await callApi(here.backend, settings.read);
    const data = {
      ...reply.data,
      demo: false,
      operator: { ...reply.data.operator, support: 'help@plainvest.example' },
    };
    here.network.use(mock(settings.read, () => ({ data })));
    openPage('/forgot-password');
    const notice = await screen.findByText(/cannot send email yet/);
    expect(notice.textContent).toContain('help@plainvest.example');
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });
});
