import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pgliteDialect } from '#server/platform/db/pgliteDialect.ts';

interface Tables {
  visits: { id: bigint; who: string };
}

let pglite: PGlite;
let db: Kysely<Tables>;

beforeAll(async () => {
  pglite = await PGlite.create();
  db = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  await sql`create table visits (id int8 generated always as identity, who text)`.execute(db);
});

beforeEach(() => sql`truncate visits`.execute(db));

afterAll(async () => {
  await db.destroy();
  await pglite.close();
});

const visit = (on: Kysely<Tables>, who: string) =>
  sql`insert into visits (who) values (${who})`.execute(on);

const visitors = async () =>
  (await db.selectFrom('visits').select('who').orderBy('id').execute()).map(({ who }) => who);

test('parallel transactions run one after the other, in the order of asking', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `guest ${index}`);
  await Promise.all(
    names.map((who) =>
      db.transaction().execute(async (trx) => {
        await visit(trx, `${who} in`);
        await sql`select pg_sleep(0.001)`.execute(trx);
        await visit(trx, `${who} out`);
      }),
    ),
  );
  expect(await visitors()).toEqual(names.flatMap((who) => [`${who} in`, `${who} out`]));
});

test('a query from outside waits for the transaction and is not part of it', async () => {
  let outside: Promise<unknown> | undefined;
  const failing = db.transaction().execute(async (trx) => {
    await visit(trx, 'inside');
    outside = visit(db, 'outside');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await outside;
  expect(await visitors()).toEqual(['outside']);
});

test('a savepoint rolls back without its transaction', async () => {
  const trx = await db.startTransaction().execute();
  await visit(trx, 'before');
  const saved = await trx.savepoint('middle').execute();
  await visit(saved, 'between');
  await saved.rollbackToSavepoint('middle').execute();
  await visit(trx, 'after');
  await trx.commit().execute();
  expect(await visitors()).toEqual(['before', 'after']);
});

test('a transaction takes an isolation level', async () => {
  const { rows } = await db
    .transaction()
    .setIsolationLevel('serializable')
    .execute((trx) => sql`show transaction_isolation`.execute(trx));
  expect(rows).toEqual([{ transaction_isolation: 'serializable' }]);
});

test('destroying waits for what runs, refuses later calls, leaves PGlite open', async () => {
  const other = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  const running = sql`select pg_sleep(0.01)`.execute(other);
  await sql`select 1`.execute(other);
  await other.destroy();
  await expect(running).resolves.toBeDefined();
  await expect(visit(other, 'late')).rejects.toThrow('destroyed');
  await visit(db, 'still open');
  expect(await visitors()).toEqual(['still open']);
});
