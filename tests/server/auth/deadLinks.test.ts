import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { authMessages } from '#server/auth/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, investorPassword, type Person, staff } from '#tests/support/people.ts';

const otherPassword = 'OtherHarbour#6';

/** The token of the newest mail whose link leads there. */
async function mailedToken(backend: Backend, purpose: 'reset-password' | 'verify-email') {
  await sendDueMails(backend.ports);
  const link = new RegExp(`/${purpose}#(\\S+)`);
  const tokens = backend.mails.map(({ text }) => link.exec(text)?.[1]).filter(Boolean);
  return tokens.at(-1) ?? '';
}

async function askedFor(backend: Backend) {
  const body = { email: 'ada@investor.example' };
  await callApi(backend, calls.auth.forgotPassword, { body });
  return mailedToken(backend, 'reset-password');
}

async function reset(backend: Backend, token: string) {
  const body = { token, newPassword: 'ThiefsHarbour#5', confirmPassword: 'ThiefsHarbour#5' };
  const { status, reply, problem } = await callApi(backend, calls.auth.resetPassword, { body });
  return status === 200 ? reply.message : problem.message;
}

type Change = (backend: Backend, ada: Person) => Promise<{ status: number }>;

const changes: [string, Change][] = [
  [
    'a new password',
    (backend, { token }) =>
      callApi(backend, calls.profile.changePassword, {
        token,
        body: {
          existingPassword: investorPassword,
          newPassword: otherPassword,
          confirmPassword: otherPassword,
        },
      }),
  ],
  [
    'a password set by a second link',
    async (backend) => {
      const body = { newPassword: otherPassword, confirmPassword: otherPassword };
      const token = await askedFor(backend);
      return callApi(backend, calls.auth.resetPassword, { body: { ...body, token } });
    },
  ],
  [
    'a new email address',
    async (backend, { token }) => {
      const body = { email: 'new@investor.example' };
      await callApi(backend, calls.profile.update, { token, body });
      const link = await mailedToken(backend, 'verify-email');
      return callApi(backend, calls.auth.verifyEmail, { body: { token: link } });
    },
  ],
  [
    'the end of the account',
    async (backend, { user }) => {
      const { token } = await staff(backend);
      return callApi(backend, calls.users.close, { token, params: { userId: user._id } });
    },
  ],
];

describeOnOneEngine('a link in an old mail', (engine) => {
  test.each(changes)('sets no password after %s', async (_name, change) => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const old = await askedFor(backend);
    expect((await change(backend, ada)).status).toBe(200);
    expect(await reset(backend, old)).toBe(messages.resetLinkDead);
  });

  test('still confirms the address after a new password', async () => {
    const backend = await startBackend({ db: engine().db });
    await investor(backend, 'ada', { confirmed: false });
    const token = await mailedToken(backend, 'verify-email');
    expect(await reset(backend, await askedFor(backend))).toBe(authMessages.passwordReset);
    const { reply } = await callApi(backend, calls.auth.verifyEmail, { body: { token } });
    expect(reply.message).toBe(authMessages.emailVerified);
  });

  test('is only in the mail once it is sent, not in the database', async () => {
    const backend = await startBackend({ db: engine().db, config: { demo: false } });
    await investor(backend);
    const token = await askedFor(backend);
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = await backend.db.selectFrom('outbox').select('body').execute();
    expect(kept.map(({ body }) => body).join()).not.toContain(token);
    expect(await reset(backend, token)).toBe(authMessages.passwordReset);
  });
});
