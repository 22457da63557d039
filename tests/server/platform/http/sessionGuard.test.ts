import { type IsolationLevel, sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { backendPath } from '#contract/host.ts';
import { type Backend, staffPassword, startBackend } from '#mocks/backend.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { calledBy, setStage } from '#tests/server/calls/callers.ts';
import { rows } from '#tests/server/calls/rows.ts';
import { samples } from '#tests/server/calls/samples.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addresses,
  addWallet,
  deposit,
  fund,
  investor,
  investorPassword,
  signIn,
  staff,
} from '#tests/support/people.ts';

const writing = rows.filter(([, call]) => call.access !== 'anyone' && call.method !== 'GET');
const reason = 'A reason of the tests.';

const kept = [
  'users',
  'accounts',
  'ledger_entries',
  'deposits',
  'withdrawals',
  'adjustments',
  'files',
];
const also = [
  'wallets',
  'settings',
  'verifications',
  'audit_log',
  'outbox',
  'reviews',
  'mail_tokens',
];

/** The content of every table that a call could change, as one digest for each. */
async function contentOf(db: Db): Promise<string[]> {
  return Promise.all(
    [...kept, ...also].map(async (table) => {
      const { rows: found } = await sql<{ digest: string }>`
        SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS digest
        FROM ${sql.table(table)} t`.execute(db);
      return `${table} ${found[0]?.digest}`;
    }),
  );
}

/** Ends all sessions of a person right before the next transaction of the app begins. */
function endSessionsBeforeWrite(backend: Backend, db: Db, userId: string): void {
  const transaction = () => ({
    execute: async (work: never) => {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
      return db.transaction().execute(work);
    },
    // A transaction that only reads.
    setIsolationLevel: (level: IsolationLevel) => db.transaction().setIsolationLevel(level),
  });
  backend.ports.db = new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return transaction;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

/** A request whose body pauses after its first byte until `between` is done. */
function trickled(path: string, token: string, body: object, between: () => Promise<void>) {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (sent === 0) controller.enqueue(bytes.slice(0, 1));
        else {
          await between();
          controller.enqueue(bytes.slice(1));
          controller.close();
        }
        sent += 1;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: stream, duplex: 'half' };
  return new Request(`http://localhost${backendPath}${path}`, init as RequestInit);
}

describeOnOneEngine('a session that ends before its request has been read', (engine) => {
  test('changes nothing by any writing call, and every one answers 401', async () => {
    const { db } = engine();
    const backend = await startBackend({ db });
    const shared = await setStage(backend);
    for (const [name, call] of writing) {
      // With a second factor a password no longer signs in.
      const stage = name.startsWith('secondFactor.') ? await setStage(backend) : shared;
      const [person, password] =
        call.access === 'admin' ? [stage.grace, staffPassword] : [stage.ada, investorPassword];
      const sent = (await samples[name]?.request(calledBy(stage, person))) ?? {};
      const before = await contentOf(db);
      endSessionsBeforeWrite(backend, db, person.user._id);
      const { status } = await callApi(backend, call, { ...sent, token: person.token } as never);
      backend.ports.db = db;
      expect([name, status]).toEqual([name, 401]);
      expect([name, await contentOf(db)]).toEqual([name, before]);
      if (stage !== shared) continue;
      person.token = (await signIn(backend, person.user.userName, password)).token;
    }
  });

  test('credits nothing when a suspended member of staff sends the rest of the body', async () => {
    const backend = await startBackend({ db: engine().db });
    const [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const depositId = await deposit(backend, ada);
    const suspendAlan = async () => {
      const params = { id: alan.user._id };
      await callApi(backend, calls.users.suspend, { token: grace.token, params, body: { reason } });
    };
    const request = trickled(
      `/confirmdeposit/${depositId}`,
      alan.token,
      { note: reason },
      suspendAlan,
    );
    expect((await backend.app.fetch(request)).status).toBe(401);
    const params = { id: depositId };
    const { reply } = await callApi(backend, calls.deposits.detail, { token: grace.token, params });
    expect(reply.data.status).toBe('pending');
  });

  test('requests no withdrawal when its owner signed out everywhere in between', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace);
    const thief = await signIn(backend, ada.user.userName, investorPassword);
    const endOthers = async () => {
      await callApi(backend, calls.auth.endOtherSessions, { token: ada.token });
    };
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    const request = trickled(calls.withdrawals.create.path, thief.token, body, endOthers);
    expect((await backend.app.fetch(request)).status).toBe(401);
    const { reply } = await callApi(backend, calls.withdrawals.own, { token: ada.token });
    expect(reply.data).toEqual([]);
  });
});
