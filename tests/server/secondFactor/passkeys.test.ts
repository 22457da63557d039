import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { factorMessages } from '#server/secondFactor/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addApp, addPasskey } from '#tests/support/factor/secondFactor.ts';
import { softwarePasskey, type Twist } from '#tests/support/factor/softwarePasskey.ts';
import { investor, investorPassword } from '#tests/support/people.ts';

const { auth, secondFactor } = calls;

const ask = async (backend: Backend) =>
  (await callApi(backend, secondFactor.passkeySignInOptions)).reply.data;

type Key = Pick<Awaited<ReturnType<typeof softwarePasskey>>, 'sign'>;

async function signInWith(backend: Backend, key: Key, twist: Twist = {}) {
  const asked = await ask(backend);
  const body = { challengeId: asked.challengeId ?? '', assertion: await key.sign(asked, twist) };
  return callApi(backend, secondFactor.passkeySignIn, { body });
}

describeOnOneEngine('a passkey', (engine) => {
  test('signs in without a name, once for each challenge', async () => {
    const backend = await startBackend({ db: engine().db });
    const key = await addPasskey(backend, await investor(backend));
    await investor(backend, 'eve');
    const asked = await ask(backend);
    const body = { challengeId: asked.challengeId ?? '', assertion: await key.sign(asked) };
    const { status, reply } = await callApi(backend, secondFactor.passkeySignIn, { body });
    expect([status, reply.data.userName]).toEqual([200, 'ada']);
    const replay = await callApi(backend, secondFactor.passkeySignIn, { body });
    expect([replay.status, replay.problem.message]).toEqual([401, factorMessages.wrongPasskey]);
    const { data } = (await callApi(backend, secondFactor.read, { token: reply.token })).reply;
    expect(data.passkeys[0]?.lastUsedAt).toBe(backend.clock.now().toISOString());
  });

  test('is the second step of a password too, and another person’s is not', async () => {
    const backend = await startBackend({ db: engine().db });
    const key = await addPasskey(backend, await investor(backend));
    const other = await addPasskey(backend, await investor(backend, 'eve'));
    const step = async (signer: Key) => {
      const { problem } = await callApi(backend, auth.signIn, {
        body: { userName: 'ada', password: investorPassword },
      });
      const asked = problem.secondFactor;
      if (!asked) throw new Error('No second step was asked for.');
      const { ticket, challengeId } = asked;
      const body = { ticket, challengeId: challengeId ?? '', assertion: await signer.sign(asked) };
      return callApi(backend, secondFactor.signIn, { body });
    };
    expect((await step(other)).status).toBe(401);
    expect((await step(key)).reply.data.userName).toBe('ada');
  });

  test('is registered once, and counts for decisions after a day', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await investor(backend);
    const key = await softwarePasskey();
    const add = async () => {
      const { data } = (await callApi(backend, secondFactor.passkeyOptions, { token })).reply;
      const attestation = await key.create(data);
      const body = { challengeId: data.challengeId ?? '', name: 'Phone', attestation };
      return callApi(backend, secondFactor.addPasskey, { token, body });
    };
    const { reply } = await add();
    const waitMs = Date.parse(reply.data.countsFrom) - Date.parse(reply.data.createdAt);
    expect(waitMs).toBe(24 * 3_600_000);
    const again = await add();
    expect([again.status, again.problem.message]).toEqual([409, factorMessages.keyKnown]);
  });

  test('is refused when its counter falls, unless it is synchronised', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const single = await addPasskey(backend, ada);
    expect((await signInWith(backend, single, { counter: 9 })).status).toBe(200);
    const { status, problem } = await signInWith(backend, single, { counter: 9 });
    expect([status, problem.message]).toEqual([401, factorMessages.counterTooLow]);
    const synced = await addPasskey(backend, ada, { backedUp: true });
    expect((await signInWith(backend, synced, { counter: 9 })).status).toBe(200);
    expect((await signInWith(backend, synced, { counter: 3 })).status).toBe(200);
    const mails = await backend.db.selectFrom('outbox').select('subject').execute();
    expect(mails.filter(({ subject }) => subject === 'Check your passkey')).toHaveLength(1);
  });

  test('signs no one in once it is removed', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token, ...ada } = await investor(backend);
    const key = await addPasskey(backend, { ...ada, token });
    const params = { id: key.id };
    expect((await callApi(backend, secondFactor.removePasskey, { token, params })).status).toBe(
      200,
    );
    expect((await signInWith(backend, key)).status).toBe(401);
    await expect(
      backend.ports.db.updateTable('passkeys').set({ removed_at: null }).execute(),
    ).rejects.toMatchObject({ code: '23001' });
  });
});

describeOnOneEngine('what a passkey signed', (engine) => {
  test.each<[string, Twist]>([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another relying party', { relyingParty: 'elsewhere.example' }],
    ['no verified user', { verified: false }],
    ['a corrupted signature', { corrupted: true }],
  ])('is refused with %s', async (_what, twist) => {
    const backend = await startBackend({ db: engine().db });
    const key = await addPasskey(backend, await investor(backend));
    const { status, problem } = await signInWith(backend, key, twist);
    expect([status, problem.message]).toEqual([401, factorMessages.wrongPasskey]);
    expect((await signInWith(backend, key)).status).toBe(200);
  });

  test('lets withdrawals wait once it is removed, also while an app is left', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const { token } = ada;
    await addApp(backend, ada);
    const { id } = await addPasskey(backend, ada);
    const waits = async () =>
      (
        await backend.db
          .selectFrom('users')
          .select('withdrawals_wait_until')
          .where('user_name', '=', 'ada')
          .executeTakeFirstOrThrow()
      ).withdrawals_wait_until !== null;
    expect(await waits()).toBe(false);
    await callApi(backend, calls.secondFactor.removePasskey, { token, params: { id } });
    expect(await waits()).toBe(true);
  });

  test('is refused at registration too, without a verified user or for another site', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await investor(backend);
    for (const twist of [{ verified: false }, { origin: 'https://elsewhere.example' }]) {
      const { data } = (await callApi(backend, secondFactor.passkeyOptions, { token })).reply;
      const attestation = await (await softwarePasskey()).create(data, twist);
      const body = { challengeId: data.challengeId ?? '', name: 'Phone', attestation };
      const { status } = await callApi(backend, secondFactor.addPasskey, { token, body });
      expect(status).toBe(422);
    }
  });
});
