import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reauthenticationMs } from '#contract/lifetimes.ts';
import { startBackend } from '#mocks/backend.ts';
import { factorMessages } from '#server/secondFactor/messages.ts';
import { resetFactors } from '#server/secondFactor/reset.ts';
import { rows } from '#tests/server/calls/rows.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addApp, addPasskey, codeAt, recoveryCodes } from '#tests/support/factor/secondFactor.ts';
import { investor, investorPassword, signIn, staff } from '#tests/support/people.ts';

const { auth, profile, secondFactor, overview } = calls;
const id = '11111111-1111-4111-8111-111111111111';
const required = { staffSecondFactor: 'required' } as const;

describeOnOneEngine('staff who must set up a second factor', (engine) => {
  test('can call only what sets it up, until recovery codes complete it', async () => {
    const backend = await startBackend({ db: engine().db, config: required });
    const grace = await staff(backend);
    const { token } = grace;
    const need = async () =>
      (await callApi(backend, profile.me, { token })).reply.data.secondFactor;
    const read = async () => callApi(backend, overview.read, { token });
    expect([await need(), (await read()).problem.code]).toEqual([
      { required: true, setUp: false },
      'second-factor-setup',
    ]);
    await addApp(backend, grace);
    expect((await read()).status).toBe(403);
    await recoveryCodes(backend, grace);
    expect([await need(), (await read()).status]).toEqual([{ required: true, setUp: true }, 200]);
    const removed = await callApi(backend, secondFactor.removeAuthenticator, { token });
    expect([removed.status, removed.problem.message]).toEqual([409, factorMessages.stillNeeded]);
  });

  test('may have two passkeys instead, and cannot remove one of them', async () => {
    const backend = await startBackend({ db: engine().db, config: required });
    const grace = await staff(backend);
    const { token } = grace;
    const { id } = await addPasskey(backend, grace);
    expect((await callApi(backend, overview.read, { token })).status).toBe(403);
    await addPasskey(backend, grace);
    expect((await callApi(backend, overview.read, { token })).status).toBe(200);
    const removed = await callApi(backend, secondFactor.removePasskey, { token, params: { id } });
    expect(removed.status).toBe(409);
  });
});

describeOnOneEngine('before it is set up', (engine) => {
  test('every other call of the contract answers second-factor-setup, and investors are free', async () => {
    const backend = await startBackend({ db: engine().db, config: required });
    const { token } = await staff(backend);
    const ada = await investor(backend);
    expect((await callApi(backend, calls.balances.summary, { token: ada.token })).status).toBe(200);
    const open: string[] = [];
    const closed = rows.filter(
      ([name, { access }]) => access !== 'anyone' && name !== 'auth.signOut',
    );
    for (const [name, call] of closed) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, id]);
      const params = Object.fromEntries(names);
      const sent = { token, params, ...(call.body && { body: {} }) } as never;
      const { status, problem } = await callApi(backend, call, sent);
      if (status !== 403 || problem.code !== 'second-factor-setup') open.push(name);
    }
    const meant = /^(auth\.reauthenticate|secondFactor\.\w+|profile\.me)$/;
    expect(open.filter((name) => !meant.test(name))).toEqual([]);
    expect((await callApi(backend, auth.signOut, { token })).status).toBe(200);
  });
});

describeOnOneEngine('confirming again', (engine) => {
  test('takes the code beside the password, and refuses the password without it', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const { token } = ada;
    const secret = await addApp(backend, ada);
    backend.clock.advance(reauthenticationMs + 1);
    const sensitive = await callApi(backend, secondFactor.renewRecoveryCodes, { token });
    expect([sensitive.status, sensitive.problem.methods]).toEqual([403, ['code']]);
    const confirm = (body: { password: string; code?: string }) =>
      callApi(backend, auth.reauthenticate, { token, body });
    const alone = await confirm({ password: investorPassword });
    expect([alone.status, alone.problem.code, alone.problem.methods]).toEqual([
      403,
      'reauthenticate',
      ['code'],
    ]);
    const wrong = await confirm({ password: investorPassword, code: '000000' });
    expect([wrong.status, wrong.problem.fields]).toEqual([422, { code: factorMessages.wrongCode }]);
    const code = codeAt(backend, secret);
    expect((await confirm({ password: 'wrong', code })).status).toBe(422);
    expect((await confirm({ password: investorPassword, code })).status).toBe(200);
    await recoveryCodes(backend, ada);
  });

  test('needs the password beside a code, also with text in the place of a passkey', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const { token } = ada;
    const secret = await addApp(backend, ada);
    const [recoveryCode = ''] = await recoveryCodes(backend, ada);
    for (const proof of [{ code: codeAt(backend, secret) }, { recoveryCode }]) {
      const body = { password: '', assertion: 'none', ...proof };
      const { status, problem } = await callApi(backend, auth.reauthenticate, { token, body });
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['password']]);
    }
  });

  test('is needed for a new password too', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const { token } = ada;
    await addApp(backend, ada);
    backend.clock.advance(reauthenticationMs + 1);
    const newPassword = 'OtherHarbour#3';
    const body = { existingPassword: investorPassword, newPassword, confirmPassword: newPassword };
    const sent = await callApi(backend, calls.profile.changePassword, { token, body });
    expect([sent.status, sent.problem.methods]).toEqual([403, ['code']]);
  });

  test('takes a passkey without the password', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const { token } = ada;
    const key = await addPasskey(backend, ada);
    backend.clock.advance(reauthenticationMs + 1);
    const asked = (await callApi(backend, secondFactor.reauthenticateOptions, { token })).reply
      .data;
    expect(asked.methods).toEqual(['passkey']);
    const body = { challengeId: asked.challengeId ?? '', assertion: await key.sign(asked) };
    const { status } = await callApi(backend, auth.reauthenticate, { token, body } as never);
    expect(status).toBe(200);
    await recoveryCodes(backend, ada);
  });
});

describeOnOneEngine('a reset by the operator', (engine) => {
  test('removes every factor, ends the sessions and leaves a line in the log', async () => {
    const { db } = engine();
    const backend = await startBackend({ db });
    const ada = await investor(backend);
    await addApp(backend, ada);
    await addPasskey(backend, ada);
    await recoveryCodes(backend, ada);
    const operator = { db, clock: backend.clock.now };
    await expect(resetFactors(operator, 'unknown')).rejects.toThrow('nothing was changed');
    await resetFactors(operator, 'ADA');
    expect((await callApi(backend, auth.sessions, { token: ada.token })).status).toBe(401);
    const { token } = await signIn(backend, 'ada', investorPassword);
    const { data } = (await callApi(backend, secondFactor.read, { token })).reply;
    expect([data.passkeys, data.authenticator, data.recoveryCodesLeft]).toEqual([[], false, 0]);
    const lines = await db.selectFrom('audit_log').select('action').orderBy('seq').execute();
    expect(lines.at(-1)?.action).toBe('user.reset-second-factor');
    await expect(resetFactors(operator, 'ada')).rejects.toThrow('has no second factor');
  });
});
