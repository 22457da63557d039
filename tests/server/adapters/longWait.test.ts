import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { engineNames, newDatabase } from '#tests/support/engines.ts';
import { investor, randomTxid } from '#tests/support/people.ts';

describe.runIf(engineNames.includes('PostgreSQL'))('a row that somebody else holds', () => {
  let engine: Engine<Tables>;
  beforeAll(async () => {
    engine = await connectPostgres<Tables>(await newDatabase(), { statementTimeoutMs: 2_000 });
    await migrate(engine.db, new Date(0));
  });
  afterAll(() => engine?.close());

  test('is waited for until the time of a statement is over: try again later, not our fault', async () => {
    const { db } = engine;
    const backend = await startBackend({ db });
    const { token, user } = await investor(backend);
    const create = () =>
      callApi(backend, calls.deposits.create, {
        token,
        body: { amount: '500', coin: 'BTC', txid: randomTxid() },
      });
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').where('id', '=', user._id).select('id').forUpdate().execute();
      const { status, headers, problem } = await create();
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
      expect(problem.message).toBe(platformMessages.unavailable);
    });
    const listed = await callApi(backend, calls.transactions.own, { token });
    expect([listed.status, listed.reply.data]).toEqual([200, []]);
  });
});
