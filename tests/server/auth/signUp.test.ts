import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { authMessages } from '#server/auth/messages.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, investorPassword, signIn } from '#tests/support/people.ts';

const form = {
  fullName: 'Ada Lovelace',
  userName: 'ada',
  email: 'ada@investor.example',
  password: investorPassword,
  confirmPassword: investorPassword,
};

describeOnOneEngine('registering', (engine) => {
  test.each([
    [{ fullName: '' }, 422, messages.fillAllFields],
    [{ confirmPassword: 'Other#1' }, 422, messages.passwordsDoNotMatch],
    [{ password: 'abc1', confirmPassword: 'abc1' }, 422, messages.passwordNeedsSpecial],
    [{ password: '!!!!!!!!', confirmPassword: '!!!!!!!!' }, 422, messages.passwordNeedsSpecial],
    [{ password: 'abc1!', confirmPassword: 'abc1!' }, 422, authMessages.passwordTooShort],
    [
      { password: 'Password1!', confirmPassword: 'Password1!' },
      422,
      authMessages.passwordTooCommon,
    ],
    [{ email: 'nowhere' }, 422, messages.emailInvalid],
  ])('refuses %o', async (fault, status, sentence) => {
    const backend = await startBackend({ db: engine().db });
    const answer = await callApi(backend, calls.auth.signUp, { body: { ...form, ...fault } });
    expect([answer.status, answer.problem.error]).toEqual([status, sentence]);
  });

  test('a taken name is refused without regard to case, whatever the address is', async () => {
    const backend = await startBackend({ db: engine().db });
    await investor(backend, 'ada');
    for (const email of ['x@y.example', 'ADA@investor.example']) {
      const body = { ...form, userName: 'ADA', email };
      const { status, problem } = await callApi(backend, calls.auth.signUp, { body });
      expect([email, status, problem.message]).toEqual([
        email,
        409,
        platformMessages.userNameTaken,
      ]);
      expect(problem.fields).toEqual({ userName: platformMessages.userNameTaken });
    }
  });

  test('ignores a role in the body', async () => {
    const backend = await startBackend({ db: engine().db });
    const body = { ...form, role: 'admin', isAdmin: true, acctBalance: 1_000_000 };
    await callApi(backend, calls.auth.signUp, { body });
    const ada = await signIn(backend, 'ada', investorPassword);
    expect(ada.user).toMatchObject({ isAdmin: false, acctBalance: 0, isVerified: false });
  });

  test('the promised mail is really sent, and its link confirms the address once', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend, 'ada', { confirmed: false });
    await sendDueMails(backend.ports);
    const [mail] = backend.mails;
    expect(mail?.to).toBe('ada@investor.example');
    const token = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const confirm = () => callApi(backend, calls.auth.verifyEmail, { body: { token } });
    expect((await confirm()).reply.message).toBe(authMessages.emailVerified);
    const { user } = await signIn(backend, 'ada', investorPassword);
    expect([ada.user.emailVerified, user.emailVerified, user.isVerified]).toEqual([
      false,
      true,
      false,
    ]);
    expect((await confirm()).problem.message).toBe(messages.resetLinkDead);
  });

  test('a mail that cannot be sent is tried again, and sent once', async () => {
    const backend = await startBackend({ db: engine().db });
    await investor(backend, 'ada', { confirmed: false });
    const sent: string[] = [];
    let down = true;
    const ports = {
      ...backend.ports,
      log: () => {},
      mailer: async ({ to }: { to: string }) => {
        if (down) throw new Error('connection refused');
        sent.push(to);
      },
    };
    await sendDueMails(ports);
    down = false;
    await sendDueMails(ports);
    expect(sent).toEqual([]);
    backend.clock.advance(60 * 60_000);
    await Promise.all([sendDueMails(ports), sendDueMails(ports)]);
    expect(sent).toEqual(['ada@investor.example']);
  });
});

describeOnOneEngine('a forgotten password', (engine) => {
  test('one neutral answer, a single-use link, and every session ends', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    await sendDueMails(backend.ports);
    backend.mails.length = 0;
    const ask = (email: string) => callApi(backend, calls.auth.forgotPassword, { body: { email } });
    const answers = [await ask('ada@investor.example'), await ask('nobody@investor.example')];
    expect(answers.map(({ status, reply }) => [status, reply.message])).toEqual([
      [200, authMessages.resetSent],
      [200, authMessages.resetSent],
    ]);
    await sendDueMails(backend.ports);
    expect(backend.mails.map(({ to }) => to)).toEqual(['ada@investor.example']);
    const token = /#(\S+)/.exec(backend.mails[0]?.text ?? '')?.[1] ?? '';
    const reset = (newPassword: string) =>
      callApi(backend, calls.auth.resetPassword, {
        body: { token, newPassword, confirmPassword: newPassword },
      });
    expect((await reset('NewHarbour#8')).reply.message).toBe(authMessages.passwordReset);
    expect((await reset('NewHarbour#9')).problem.message).toBe(messages.resetLinkDead);
    expect((await callApi(backend, calls.auth.sessions, { token: ada.token })).status).toBe(401);
    await signIn(backend, 'ada', 'NewHarbour#8');
  });

  test('a link that is over an hour old is dead', async () => {
    const backend = await startBackend({ db: engine().db });
    await investor(backend);
    await sendDueMails(backend.ports);
    await callApi(backend, calls.auth.forgotPassword, { body: { email: 'ada@investor.example' } });
    await sendDueMails(backend.ports);
    const token = /#(\S+)/.exec(backend.mails.at(-1)?.text ?? '')?.[1] ?? '';
    backend.clock.advance(60 * 60_000);
    const { problem } = await callApi(backend, calls.auth.resetPassword, {
      body: { token, newPassword: 'NewHarbour#8', confirmPassword: 'NewHarbour#8' },
    });
    expect(problem.message).toBe(messages.resetLinkDead);
  });
});
