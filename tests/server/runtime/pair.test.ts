import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { migrationLock } from '#server/platform/db/migrate.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { install, startServer } from '#tests/support/installation.ts';
import { addWallet, deposit, investor, signIn } from '#tests/support/people.ts';

beforeAll(ensureBuilt);

const waiting = sql`SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE locktype = 'advisory' AND objid = ${migrationLock} AND NOT granted
  AND datname = current_database()`;

describe.runIf(inject('postgresUrl'))('two servers on one PostgreSQL database', () => {
  test('wait for whichever of them migrates', async () => {
    const place = await install('PostgreSQL', 'none');
    const other = await place.openUnmigrated();
    const { child } = await other.db.connection().execute(async (connection) => {
      await sql`SELECT pg_advisory_lock(${migrationLock})`.execute(connection);
      const server = startServer(place.variables);
      const askedForLock = async () =>
        expect((await waiting.execute(connection)).rows).toHaveLength(1);
      await vi.waitFor(askedForLock, 30_000);
      const tables = sql<{ count: bigint }>`SELECT count(*) FROM pg_tables
        WHERE schemaname = 'public'`;
      expect((await tables.execute(connection)).rows).toEqual([{ count: 0n }]);
      await sql`SELECT pg_advisory_unlock(${migrationLock})`.execute(connection);
      return server;
    });
    await other.close();
    expect(await child.terminate()).toBe(0);
  });

  test('start at the same moment and share one ledger', async () => {
    const place = await install('PostgreSQL', 'none');
    const [one, two] = await Promise.all([
      startServer(place.variables),
      startServer(place.variables),
    ]);
    await Promise.all([one, two].map(({ child }) => child.heard(/Demo mode/)));
    const told = [one, two].flatMap(({ child }) =>
      child.lines.flatMap((line) => /password (\S+)$/.exec(line)?.[1] ?? []),
    );
    expect(told).toHaveLength(1);
    const { db, close } = await place.open();
    const staff = await db.selectFrom('users').select('role').execute();
    expect(staff).toEqual([{ role: 'admin' }]);

    const admin = await signIn(one, 'admin', told[0] ?? '');
    await addWallet(one, admin);
    const ada = await investor(one);
    const depositId = await deposit(one, ada, '500');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        callApi(index % 2 === 0 ? one : two, calls.deposits.confirm, {
          token: admin.token,
          params: { depositId },
          body: {},
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(39);
    const entries = await db.selectFrom('ledger_entries').select('source_id').execute();
    expect(entries).toEqual([{ source_id: depositId }]);
    await close();

    const profile = await callApi(two, calls.profile.read, {
      token: ada.token,
      params: { userId: ada.user._id },
    });
    expect(profile.reply.data).toMatchObject({ acctBalance: 500, balance: 500 });
    expect(await Promise.all([one, two].map(({ child }) => child.terminate()))).toEqual([0, 0]);
    expect([...one.child.errors, ...two.child.errors]).toEqual([]);
    expect(await place.brokenInvariants()).toEqual([]);
  });
});
