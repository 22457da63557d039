import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { factorMessages } from '#server/secondFactor/messages.ts';
import { checkKeys } from '#server/secondFactor/readSecondFactor.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addApp, codeAt, recoveryCodes } from '#tests/support/factor/secondFactor.ts';
import { investor, investorPassword, type Person, signIn } from '#tests/support/people.ts';

const { auth, secondFactor } = calls;

async function ticketOf(backend: Backend, userName = 'ada'): Promise<string> {
  const body = { userName, password: investorPassword };
  const { status, problem } = await callApi(backend, auth.signIn, { body });
  expect([status, problem.code]).toEqual([401, 'second-factor']);
  return problem.secondFactor?.ticket ?? '';
}

const sendStep = (
  backend: Backend,
  body: { ticket: string; code?: string; recoveryCode?: string },
) => callApi(backend, secondFactor.signIn, { body });

async function setStage(backend: Backend): Promise<{ ada: Person; secret: string }> {
  const ada = await investor(backend);
  return { ada, secret: await addApp(backend, ada) };
}

describeOnOneEngine('a sign-in with an authenticator app', (engine) => {
  test('needs a code after the password, and answers as a sign-in does', async () => {
    const backend = await startBackend({ db: engine().db });
    const { secret } = await setStage(backend);
    const body = { userName: 'ada', password: investorPassword };
    const { problem } = await callApi(backend, auth.signIn, { body });
    expect(problem.secondFactor).toMatchObject({ methods: ['code'], options: null });
    const ticket = problem.secondFactor?.ticket ?? '';
    const { status, reply } = await sendStep(backend, { ticket, code: codeAt(backend, secret) });
    expect([status, reply.userType, reply.data.userName]).toEqual([200, 'user', 'ada']);
    const sessions = await callApi(backend, auth.sessions, { token: reply.token });
    expect(sessions.status).toBe(200);
  });

  test('takes each code once, even of two requests at once', async () => {
    const backend = await startBackend({ db: engine().db });
    const { secret } = await setStage(backend);
    const code = codeAt(backend, secret);
    const tickets = [await ticketOf(backend), await ticketOf(backend)];
    const answers = await Promise.all(tickets.map((ticket) => sendStep(backend, { ticket, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const older = { ticket: await ticketOf(backend), code: codeAt(backend, secret, -1) };
    const { status, problem } = await sendStep(backend, older);
    expect([status, problem.message]).toEqual([401, factorMessages.wrongCode]);
  });

  test('ends with the fifth wrong code: the sixth try is too late even when it is right', async () => {
    const backend = await startBackend({ db: engine().db });
    const { secret } = await setStage(backend);
    const ticket = await ticketOf(backend);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await sendStep(backend, { ticket, code: 'wrong' })).problem.message).toBe(
        factorMessages.wrongCode,
      );
    }
    const { status, problem } = await sendStep(backend, { ticket, code: codeAt(backend, secret) });
    expect([status, problem.message]).toEqual([401, factorMessages.startAgain]);
  });

  test('allows ten codes in 15 minutes for an account, by all its tickets together', async () => {
    const backend = await startBackend({ db: engine().db });
    const { secret } = await setStage(backend);
    const tickets: string[] = [];
    for (let made = 0; made < 10; made += 1) tickets.push(await ticketOf(backend));
    backend.ports.config.rateLimitFactor = 1;
    // The first code of the app was one of the ten.
    for (const ticket of tickets.slice(1)) await sendStep(backend, { ticket, code: 'wrong' });
    const sent = { ticket: tickets[0] ?? '', code: codeAt(backend, secret) };
    expect((await sendStep(backend, sent)).status).toBe(429);
  });

  test('forgets a ticket after five minutes, and when the password changes', async () => {
    const backend = await startBackend({ db: engine().db });
    const { ada, secret } = await setStage(backend);
    const early = await ticketOf(backend);
    backend.clock.advance(5 * 60_000);
    const late = { ticket: early, code: codeAt(backend, secret) };
    expect((await sendStep(backend, late)).problem.message).toBe(factorMessages.startAgain);
    const ticket = await ticketOf(backend);
    const changed = await callApi(backend, calls.profile.changePassword, {
      token: ada.token,
      body: {
        existingPassword: investorPassword,
        newPassword: 'OtherHarbour#3',
        confirmPassword: 'OtherHarbour#3',
      },
    });
    expect(changed.status).toBe(200);
    const sent = { ticket, code: codeAt(backend, secret) };
    expect((await sendStep(backend, sent)).problem.message).toBe(factorMessages.startAgain);
  });
});

describeOnOneEngine('a recovery code', (engine) => {
  test('signs in once, typed as people type it, and is mailed', async () => {
    const backend = await startBackend({ db: engine().db });
    const { ada } = await setStage(backend);
    const [first = '', ...others] = await recoveryCodes(backend, ada);
    expect([others.length, /^[0-9a-z]{5}-[0-9a-z]{5}$/.test(first)]).toEqual([9, true]);
    const recoveryCode = first.toUpperCase().replace('-', ' ');
    const used = await sendStep(backend, { ticket: await ticketOf(backend), recoveryCode });
    expect(used.status).toBe(200);
    const again = await sendStep(backend, { ticket: await ticketOf(backend), recoveryCode });
    expect([again.status, again.problem.message]).toEqual([401, factorMessages.wrongRecoveryCode]);
    const left = await callApi(backend, secondFactor.read, { token: ada.token });
    expect(left.reply.data.recoveryCodesLeft).toBe(9);
    const mails = await backend.db.selectFrom('outbox').select('subject').execute();
    expect(mails.map(({ subject }) => subject)).toContain('Recovery code used');
  });

  test('is not in the database, nor is the secret of the app', async () => {
    const backend = await startBackend({ db: engine().db });
    const { ada, secret } = await setStage(backend);
    const [code = ''] = await recoveryCodes(backend, ada);
    const stored = [
      ...(await backend.db.selectFrom('recovery_codes').select('hash as kept').execute()),
      ...(await backend.db.selectFrom('totp').select('secret_sealed as kept').execute()),
    ].map(({ kept }) => Buffer.from(kept).toString('latin1'));
    expect(stored).toHaveLength(11);
    for (const text of [code, code.replace('-', ''), secret]) {
      expect(stored.some((kept) => kept.includes(text))).toBe(false);
    }
  });

  test('can be renewed twenty times an hour, because each time is mailed', async () => {
    const backend = await startBackend({ db: engine().db });
    const { ada } = await setStage(backend);
    backend.ports.config.rateLimitFactor = 1;
    const { token } = ada;
    const answers: number[] = [];
    for (let made = 0; made < 21; made += 1) {
      answers.push((await callApi(backend, secondFactor.renewRecoveryCodes, { token })).status);
    }
    expect(answers.lastIndexOf(200)).toBe(19);
    expect(answers.at(-1)).toBe(429);
  });

  test('needs a factor first', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await investor(backend);
    const { status, problem } = await callApi(backend, secondFactor.renewRecoveryCodes, { token });
    expect([status, problem.message]).toEqual([409, factorMessages.factorFirst]);
  });
});

describeOnOneEngine('a replaced seal key', (engine) => {
  test('stops the start, which names the setting; without secrets any key will do', async () => {
    const { db } = engine();
    const backend = await startBackend({ db });
    const ada = await investor(backend);
    const other = await startBackend({ db, sealKey: new Uint8Array(32).fill(1) });
    await checkKeys(other.ports);
    await addApp(backend, ada);
    await checkKeys(backend.ports);
    await expect(checkKeys(other.ports)).rejects.toThrow('SEAL_KEY_FILE');
  });
});

describeOnOneEngine('removing the last factor', (engine) => {
  test('signs in by the password again, mails the owner and lets withdrawals wait', async () => {
    const backend = await startBackend({ db: engine().db });
    const { ada } = await setStage(backend);
    await recoveryCodes(backend, ada);
    const { token } = ada;
    const { status } = await callApi(backend, secondFactor.removeAuthenticator, { token });
    expect(status).toBe(200);
    await signIn(backend, 'ada', investorPassword);
    const { withdrawals_wait_until } = await backend.db
      .selectFrom('users')
      .select('withdrawals_wait_until')
      .executeTakeFirstOrThrow();
    expect(withdrawals_wait_until?.getTime()).toBe(backend.clock.now().getTime() + 24 * 3_600_000);
    const { reply } = await callApi(backend, secondFactor.read, { token });
    expect([reply.data.authenticator, reply.data.recoveryCodesLeft]).toEqual([false, 0]);
    const mails = await backend.db.selectFrom('outbox').select('subject').execute();
    expect(mails.map(({ subject }) => subject)).toContain('Authenticator app removed');
  });
});
