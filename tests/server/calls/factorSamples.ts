import { sql, type Transaction } from 'kysely';
import { calls } from '#contract/calls.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { callApi } from '#tests/support/caller.ts';
import { addApp, addPasskey, codeAt } from '#tests/support/factor/secondFactor.ts';
import { softwarePasskey } from '#tests/support/factor/softwarePasskey.ts';
import { investorPassword, type Person } from '#tests/support/people.ts';
import { expectDone, type Sample, type Stage } from './callers.ts';
import { newcomer } from './fixtures.ts';

/** The caller, or someone new where no one calls. */
const callerOf = async (stage: Stage): Promise<Person> => {
  const { token, user } = stage.caller;
  return token && user && user._id !== stage.sue.user._id ? { token, user } : newcomer(stage);
};

/** The caller without an authenticator app, which an earlier request may have left. */
async function withoutApp(stage: Stage): Promise<Person> {
  const person = await callerOf(stage);
  await stage.backend.db.deleteFrom('totp').where('user_id', '=', person.user._id).execute();
  return person;
}

/** The caller with a passkey that signs decisions at once. */
async function withSigningKey(stage: Stage): Promise<void> {
  const { backend } = stage;
  const person = await callerOf(stage);
  const unguarded = (work: (trx: Transaction<Tables>) => Promise<unknown>) =>
    backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await work(trx);
    });
  // An account holds a limited number of passkeys, and random requests repeat this.
  await unguarded((trx) =>
    trx
      .updateTable('passkeys')
      .set({ removed_at: backend.clock.now() })
      .where('user_id', '=', person.user._id)
      .where('removed_at', 'is', null)
      .execute(),
  );
  await addPasskey(backend, person);
  await unguarded((trx) => sql`UPDATE passkeys SET counts_from = created_at`.execute(trx));
}

/** Valid requests of the calls of two-step sign-in. */
export const factorSamples: Record<string, Sample> = {
  'secondFactor.signIn': {
    request: async (stage) => {
      const { backend } = stage;
      const person = await newcomer(stage);
      const secret = await addApp(backend, person);
      const { userName } = person.user;
      const { problem } = await callApi(backend, calls.auth.signIn, {
        body: { userName, password: investorPassword },
      });
      const ticket = problem.secondFactor?.ticket ?? '';
      return { body: { ticket, code: codeAt(backend, secret) } };
    },
  },
  'secondFactor.passkeySignIn': {
    request: async (stage) => {
      const { backend } = stage;
      const key = await addPasskey(backend, await newcomer(stage));
      const asked = await callApi(backend, calls.secondFactor.passkeySignInOptions);
      const { data } = expectDone(asked);
      return { body: { challengeId: data.challengeId, assertion: await key.sign(data) } };
    },
  },
  'secondFactor.addPasskey': {
    request: async (stage) => {
      const { token } = await callerOf(stage);
      const { backend } = stage;
      const asked = await callApi(backend, calls.secondFactor.passkeyOptions, { token });
      const { data } = expectDone(asked);
      const attestation = await (await softwarePasskey()).create(data);
      return { body: { challengeId: data.challengeId, name: 'Phone', attestation } };
    },
  },
  'secondFactor.challenge': {
    request: async (stage) => {
      await withSigningKey(stage);
      return { body: { method: 'POST', path: '/api/v1/user/withdraw', body: '{"amount":"10"}' } };
    },
  },
  'secondFactor.removePasskey': {
    whose: 'owner',
    request: async ({ backend, ada }) => ({ params: { id: (await addPasskey(backend, ada)).id } }),
  },
  'secondFactor.confirmAuthenticator': {
    request: async (stage) => {
      const { token } = await withoutApp(stage);
      const { backend } = stage;
      const started = await callApi(backend, calls.secondFactor.startAuthenticator, { token });
      return { body: { code: codeAt(backend, expectDone(started).data.secret) } };
    },
  },
  'secondFactor.removeAuthenticator': {
    request: async (stage) => {
      await addApp(stage.backend, await withoutApp(stage));
      return {};
    },
  },
  'secondFactor.renewRecoveryCodes': {
    request: async (stage) => {
      await addPasskey(stage.backend, await callerOf(stage));
      return {};
    },
  },
};
