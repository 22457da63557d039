import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { builtDatabaseCheck, ensureBuilt } from '#tests/support/built.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { migratedDatabase, servingUrl } from '#tests/support/engines.ts';
import { run } from '#tests/support/installation.ts';

beforeAll(ensureBuilt);

/** Checks a separate PostgreSQL with these settings, after `prepare` has weakened it. */
async function checked(settings: string[], prepare = 'SELECT 1') {
  const postgres = await startPrivatePostgres(settings);
  if (!postgres) throw new Error('No PostgreSQL is installed on this machine.');
  try {
    const { db, close } = await connectPostgres<Tables>(postgres.url);
    await sql.raw(prepare).execute(db);
    await close();
    const child = run(builtDatabaseCheck, {}, [postgres.url]);
    const code = await child.ended();
    const after = await connectPostgres<Tables>(postgres.url);
    const left = await sql<{ name: string }>`SELECT nspname::text AS name FROM pg_namespace
      WHERE nspname LIKE 'plainvest%' UNION ALL
      SELECT relname::text FROM pg_class WHERE relnamespace = 'public'::regnamespace`.execute(
      after.db,
    );
    await after.close();
    const { lines, errors } = child;
    const refused = lines.flatMap((line) => /^refused {2}(.*)/.exec(line)?.[1] ?? []);
    return { code, lines, errors, refused, left: left.rows };
  } finally {
    await postgres.stop();
  }
}

describe.runIf(inject('postgresUrl'))('npm run check:database', () => {
  test('finds that PostgreSQL as it comes keeps every rule, and leaves nothing behind', async () => {
    const { code, lines, errors, left } = await checked([]);
    expect([code, errors, left]).toEqual([0, [], []]);
    expect(lines[0]).toMatch(/^warning {2}the role postgres is a superuser: /);
    expect(lines.filter((line) => line.startsWith('info'))).toEqual([
      expect.stringMatching(/^info {5}timeline 1, wal_keep_size 0, wal_log_hints off$/),
      expect.stringMatching(/no standby confirms commits/),
    ]);
    expect(lines.filter((line) => line.startsWith('ok'))).toHaveLength(lines.length - 4);
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.at(-1)).toBe('All money rules hold on this engine.');
  });

  test('refuses one that may lose what it has answered', async () => {
    const { code, errors, refused, left } = await checked([
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
    ]);
    expect([code, left]).toEqual([1, []]);
    expect(refused.map((line) => line.split(' ')[0])).toEqual([
      'fsync',
      'synchronous_commit',
      'full_page_writes',
    ]);
    expect(errors).toEqual(['The money rules do not hold here: 3 refused.']);
  });

  test('refuses one whose triggers sleep, and one that isolates otherwise', async () => {
    const asleep = await checked([], 'ALTER ROLE postgres SET session_replication_role = replica');
    expect([asleep.code, asleep.left]).toEqual([1, []]);
    expect(asleep.errors).toEqual([expect.stringMatching(/^Triggers do not fire here/)]);
    const other = await checked(['default_transaction_isolation=repeatable read']);
    expect(other.code).toBe(1);
    expect(other.refused.join('\n')).toMatch(/set default_transaction_isolation to read committed/);
    expect(other.errors).toEqual([expect.stringMatching(/1 refused/)]);
  });

  test('reports whether the role of the server owns nothing', async () => {
    const url = await migratedDatabase();
    const linesFor = async (second: string) => {
      const child = run(builtDatabaseCheck, {}, [url, second]);
      await child.ended();
      return child.lines.join('\n');
    };
    expect(await linesFor(servingUrl(url))).toContain(
      'ok       the role of the server owns nothing',
    );
    expect(await linesFor(url)).toMatch(
      /refused {2}the role of the server: postgres owns the tables/,
    );
  });

  test('reports in one line that nothing answers', async () => {
    const nothing = run(builtDatabaseCheck, {}, ['postgres://a:b@127.0.0.1:1/c']);
    expect(await nothing.ended()).toBe(1);
    expect(nothing.errors).toEqual([expect.stringMatching(/refused the connection/)]);
    const unnamed = run(builtDatabaseCheck, {});
    expect(await unnamed.ended()).toBe(1);
    expect(unnamed.errors).toEqual([expect.stringMatching(/^Name one database/)]);
  });
});
