import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { pgliteDialect } from '#server/platform/db/pgliteDialect.ts';
import {
  type PrivatePostgres,
  startPrivatePostgres,
} from '#tests/support/database/privatePostgres.ts';

type NoTables = Record<never, never>;

async function openPglite(): Promise<Engine<NoTables>> {
  const pglite = await PGlite.create();
  const db = new Kysely<NoTables>({ dialect: pgliteDialect(pglite) });
  return { name: 'PGlite', db, close: () => db.destroy().then(() => pglite.close()) };
}

const engines: Engine<NoTables>[] = [];
let server: PrivatePostgres | undefined;

beforeAll(async () => {
  server = await startPrivatePostgres();
  engines.push(await openPglite());
  if (server) engines.push(await connectPostgres(server.url));
});

afterAll(async () => {
  for (const engine of engines) await engine.close();
  await server?.stop();
});

const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);

/** SQL and the JavaScript value that it must be on every engine. */
const values: [string, unknown][] = [
  [`9007199254740993::int8`, 9_007_199_254_740_993n],
  [`(-1)::int8`, -1n],
  [`(select count(*) from pg_class where false)`, 0n],
  [`(select sum(x) from (values (1::int8), (2)) as t(x))`, '3'],
  [`array[1, null, 9007199254740993]::int8[]`, [1n, null, 9_007_199_254_740_993n]],
  [
    `array[[1, 2], [3, 4]]::int8[]`,
    [
      [1n, 2n],
      [3n, 4n],
    ],
  ],
  [
    `12345678901234567890123456789012345678::numeric(38,0)`,
    '12345678901234567890123456789012345678',
  ],
  [`1.50::numeric`, '1.50'],
  [`array[1.50]::numeric[]`, ['1.50']],
  [`date '2026-01-31'`, '2026-01-31'],
  [`array[date '2026-01-31']`, ['2026-01-31']],
  [`timestamptz '2026-01-31 10:00:00.123+00'`, new Date('2026-01-31T10:00:00.123Z')],
  [`timestamptz '2026-07-31 12:00:00+05:30'`, new Date('2026-07-31T06:30:00Z')],
  [`array[timestamptz '2026-01-31 10:00Z']`, [new Date('2026-01-31T10:00:00Z')]],
  [`decode(encode('\\x', 'hex'), 'hex')`, new Uint8Array()],
  [`'\\x00ff10ab'::bytea`, Uint8Array.of(0, 255, 16, 171)],
  [`array['\\x00ff'::bytea]`, [Uint8Array.of(0, 255)]],
  [`'{"a": [1, "b", null]}'::jsonb`, { a: [1, 'b', null] }],
  [`'[1]'::json`, [1]],
  [`true`, true],
  [`false`, false],
  [`null::int8`, null],
  [`7::int4`, 7],
  [`7::int2`, 7],
  [`1.5::float8`, 1.5],
  [`'0f0e0d0c-0b0a-0908-0706-050403020100'::uuid`, '0f0e0d0c-0b0a-0908-0706-050403020100'],
  [`array['a', null, 'b "c", d']::text[]`, ['a', null, 'b "c", d']],
  [`array[true, false]`, [true, false]],
  [`'a b'::text`, 'a b'],
];

/** Parameters, the type they are sent as, and what comes back on every engine. */
const parameters: [unknown, string, unknown][] = [
  [9_007_199_254_740_993n, 'int8', 9_007_199_254_740_993n],
  [5n, 'int4', 5],
  [10n ** 37n, 'numeric', `1${'0'.repeat(37)}`],
  [5n, 'text', '5'],
  [[1n, 2n], 'int8[]', [1n, 2n]],
  ['2026-01-31', 'date', '2026-01-31'],
  [new Date('2026-01-31T10:00:00.123Z'), 'timestamptz', new Date('2026-01-31T10:00:00.123Z')],
  [bytes, 'bytea', bytes],
  [bytes.subarray(3, 5), 'bytea', Uint8Array.of(3, 4)],
  [{ a: 1 }, 'jsonb', { a: 1 }],
  ['[1]', 'jsonb', [1]],
  [true, 'bool', true],
  [['a', 'b,c'], 'text[]', ['a', 'b,c']],
  [null, 'text', null],
];

describe('both engines', () => {
  test('the private PostgreSQL takes part wherever it is installed', () => {
    expect(engines.map(({ name }) => name)).toEqual(server ? ['PGlite', 'PostgreSQL'] : ['PGlite']);
  });

  test.each(values)('read %s alike', async (text, expected) => {
    for (const { db } of engines) {
      const { rows } = await sql<{ value: unknown }>`select ${sql.raw(text)} as value`.execute(db);
      expect(rows[0]?.value).toStrictEqual(expected);
    }
  });

  test.each(parameters)('send %s as %s alike', async (parameter, type, expected) => {
    for (const { db } of engines) {
      const { rows } = await sql<{
        value: unknown;
      }>`select ${parameter}::${sql.raw(type)} as value`.execute(db);
      expect(rows[0]?.value).toStrictEqual(expected);
    }
  });

  test('carry a receipt of 10 MB both ways', async () => {
    const receipt = new Uint8Array(10_000_000).map((_, index) => index % 251);
    for (const { db } of engines) {
      const { rows } = await sql<{ value: Uint8Array }>`select ${receipt}::bytea as value`.execute(
        db,
      );
      expect(Buffer.compare(rows[0]?.value ?? new Uint8Array(), receipt)).toBe(0);
    }
  });

  test('run in UTC, count changed rows, and take many statements in one text', async () => {
    for (const { db } of engines) {
      await sql.raw('create table many (id int8); insert into many values (1), (2);').execute(db);
      const changed = await sql`update many set id = id + ${1n}`.execute(db);
      expect(changed.numAffectedRows).toBe(2n);
      const { rows } = await sql`show timezone`.execute(db);
      expect(rows).toEqual([{ TimeZone: 'UTC' }]);
    }
  });

  test('stay usable after a failed query, in and out of a transaction', async () => {
    for (const { db } of engines) {
      await expect(sql`select 1 / ${0}::int4`.execute(db)).rejects.toMatchObject({ code: '22012' });
      await expect(sql`selec`.execute(db)).rejects.toMatchObject({ code: '42601' });
      const failing = db.transaction().execute(async (trx) => {
        await sql`create table vanishes (id int8)`.execute(trx);
        await sql`select 1 / 0`.execute(trx);
      });
      await expect(failing).rejects.toMatchObject({ code: '22012' });
      const { rows } = await sql`select to_regclass('vanishes') as found`.execute(db);
      expect(rows).toEqual([{ found: null }]);
    }
  });
});
