import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import { toApiError } from '#server/platform/db/databaseErrors.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { engineNames, newDatabase } from '#tests/support/engines.ts';

describe.runIf(engineNames.includes('PostgreSQL'))('statements with values', () => {
  async function open() {
    const { db, close } = await connectPostgres<Tables>(await newDatabase(), { maxConnections: 1 });
    await sql`CREATE TABLE coins (name text, price int)`.execute(db);
    await sql`INSERT INTO coins VALUES ('BTC', 7), ('ETH', 3)`.execute(db);
    const dearerThan = async (price: number) =>
      (await sql`SELECT * FROM coins WHERE price > ${price}`.execute(db)).rows;
    const prepared = async () => {
      const found = await sql<{ n: number }>`SELECT count(*)::integer AS n
        FROM pg_prepared_statements WHERE statement LIKE 'SELECT * FROM coins%'`.execute(db);
      return found.rows[0]?.n;
    };
    return { db, close, dearerThan, prepared };
  }

  test('are prepared once, whatever their values', async () => {
    const { close, dearerThan, prepared } = await open();
    expect(await dearerThan(5)).toEqual([{ name: 'BTC', price: 7 }]);
    expect(await dearerThan(1)).toHaveLength(2);
    expect(await prepared()).toBe(1);
    await close();
  });

  test('run without being compiled, which takes longer than to run them', async () => {
    const { db, close } = await open();
    expect((await sql`SHOW jit`.execute(db)).rows).toEqual([{ jit: 'off' }]);
    await close();
  });

  test('are refused at most once after a newer program changed their table', async () => {
    const { db, close, dearerThan } = await open();
    await dearerThan(5);
    await sql`ALTER TABLE coins ADD COLUMN note text`.execute(db);
    const refused = await dearerThan(5).catch((error: unknown) => toApiError(error)?.code);
    expect(refused).toBe('unavailable');
    expect(await dearerThan(5)).toEqual([{ name: 'BTC', price: 7, note: null }]);
    await close();
  });
});
