import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { authMessages } from '#server/auth/messages.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, investorPassword, signIn, staff } from '#tests/support/people.ts';

const minuteMs = 60_000;

describeOnOneEngine('signing in', (engine) => {
  test('answers the same role in userType and isAdmin', async () => {
    const backend = await startBackend({ db: engine().db });
    await backend.addStaff('grace');
    await investor(backend);
    const tried = async (userName: string, password: string) => {
      const { reply } = await callApi(backend, calls.auth.signIn, { body: { userName, password } });
      return [reply.message, reply.userType, reply.data.isAdmin];
    };
    expect(await tried('grace', 'StaffPass#1')).toEqual(['Welcome Admin', 'admin', true]);
    expect(await tried('ADA', investorPassword)).toEqual([authMessages.welcome, 'user', false]);
  });

  test('answers an unknown user and a wrong password alike', async () => {
    const backend = await startBackend({ db: engine().db });
    await investor(backend);
    const answers = await Promise.all(
      ['ada', 'nobody'].map((userName) =>
        callApi(backend, calls.auth.signIn, { body: { userName, password: 'wrong' } }),
      ),
    );
    for (const { status, problem } of answers) {
      expect([status, problem.message, problem.error]).toEqual([
        401,
        authMessages.wrongCredentials,
        authMessages.wrongCredentials,
      ]);
    }
  });

  test('an empty field is refused with its sentence', async () => {
    const backend = await startBackend({ db: engine().db });
    const { status, problem } = await callApi(backend, calls.auth.signIn, {
      body: { userName: 'ada', password: '' },
    });
    expect([status, problem.message]).toEqual([422, messages.inputAllFields]);
  });

  test('ten tries in a quarter of an hour are enough for one account', async () => {
    const backend = await startBackend({ db: engine().db, config: { rateLimitFactor: 1 } });
    await investor(backend);
    const body = { userName: 'ada', password: 'wrong' };
    for (let tries = 1; tries < 10; tries++) await callApi(backend, calls.auth.signIn, { body });
    const { status, headers, problem } = await callApi(backend, calls.auth.signIn, { body });
    expect([status, problem.message]).toEqual([429, platformMessages.tooMany]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    backend.clock.advance(15 * minuteMs);
    await signIn(backend, 'ada', investorPassword);
  });

  test('a session ends when idle, when old, and at sign-out', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const ask = (token: string, background = false) =>
      callApi(backend, calls.auth.sessions, {
        token,
        headers: background ? { 'X-Background': '1' } : {},
      });
    backend.clock.advance(59 * minuteMs);
    expect((await ask(ada.token)).status).toBe(200);
    backend.clock.advance(59 * minuteMs);
    // A poll in the background answers, but does not keep the session alive.
    expect((await ask(ada.token, true)).status).toBe(200);
    backend.clock.advance(minuteMs);
    const { status, problem } = await ask(ada.token);
    expect([status, problem.message]).toEqual([401, messages.sessionExpired]);

    const again = await signIn(backend, 'ada', investorPassword);
    await callApi(backend, calls.auth.signOut, { token: again.token });
    expect((await ask(again.token)).status).toBe(401);

    const last = await signIn(backend, 'ada', investorPassword);
    for (let hour = 0; hour < 24; hour++) {
      expect((await ask(last.token)).status).toBe(200);
      backend.clock.advance(59.9 * minuteMs);
    }
    backend.clock.advance(10 * minuteMs);
    expect((await ask(last.token)).status).toBe(401);
  });

  test('only the hash of a token is stored', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await investor(backend);
    const rows = await backend.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash).toHaveLength(32);
  });

  test('ends other sessions and keeps the current one', async () => {
    const backend = await startBackend({ db: engine().db });
    const first = await investor(backend);
    const second = await signIn(backend, 'ada', investorPassword);
    await callApi(backend, calls.auth.endOtherSessions, { token: second.token });
    const left = await callApi(backend, calls.auth.sessions, { token: second.token });
    expect(left.reply.data.map(({ current }) => current)).toEqual([true]);
    expect((await callApi(backend, calls.auth.sessions, { token: first.token })).status).toBe(401);
  });

  test('a session that was idle too long is listed no more; the one that asks comes first', async () => {
    const backend = await startBackend({ db: engine().db });
    const first = await investor(backend);
    backend.clock.advance(30 * minuteMs);
    await signIn(backend, 'ada', investorPassword);
    const listed = async () => {
      const { reply } = await callApi(backend, calls.auth.sessions, { token: first.token });
      return reply.data.map(({ current }) => current);
    };
    expect(await listed()).toEqual([true, false]);
    backend.clock.advance(40 * minuteMs);
    await listed();
    backend.clock.advance(30 * minuteMs);
    expect(await listed()).toEqual([true]);
  });

  test('a password proof is renewed by the password and by nothing else', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    backend.clock.advance(11 * minuteMs);
    const save = () => callApi(backend, calls.settings.update, { token: grace.token, body: {} });
    expect((await save()).problem.code).toBe('reauthenticate');
    const prove = (password: string) =>
      callApi(backend, calls.auth.reauthenticate, { token: grace.token, body: { password } });
    expect((await prove('wrong')).problem.message).toBe(authMessages.wrongPassword);
    expect((await save()).status).toBe(403);
    await prove('StaffPass#1');
    expect((await save()).status).toBe(200);
  });
});
