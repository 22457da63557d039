import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { builtBackup, builtRestore, ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { engineNames, quickestEngine } from '#tests/support/engines.ts';
import { grace, type Installation, install, startServer } from '#tests/support/installation.ts';
import { investorPassword, signIn } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { command, installBackup, installWithKey, keyIn } from './backups.ts';
import { depositWithProof } from './ledgerCopy.ts';

beforeAll(ensureBuilt);

/** The content of a backup, without its time and path. */
const contents = (file: string) => gunzipSync(readFileSync(file)).toString().split('\n');
const rowsOf = (file: string) => contents(file).filter((line) => !line.startsWith('#'));

async function withDatabase(place: Installation, text: string) {
  const { db, close } = await place.open();
  try {
    return await sql.raw(text).execute(db);
  } finally {
    await close();
  }
}

describe.each(engineNames)('a backup of %s', (from) => {
  let source: Installation;
  let file = '';
  beforeAll(async () => {
    ({ source, file } = await installBackup(from));
  });

  test('is one complete file that only its owner can read', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(source.dataDir).filter((name) => /unfinished/.test(name))).toEqual([]);
    const text = contents(file).join('\n');
    expect(text).not.toContain('"sessions"');
    expect(text).not.toContain('"devices"');
    expect(text).not.toContain('"events"');
    expect(text).toContain('Confirm your email address');
    expect(text).not.toMatch(/#[\w-]{43}/);
    expect(statSync(keyIn(source)).mode & 0o777).toBe(0o600);
    expect(text).not.toContain(readFileSync(keyIn(source), 'utf8').trim());
    const again = await command(builtBackup, source, file);
    expect([again.code, again.errors]).toEqual([
      1,
      [`${file} exists already and is left alone: name a file that does not.`],
    ]);
  });

  // Each engine is backed up once and restored once.
  test(
    'comes back on the other engine as it was, and the product goes on',
    async () => {
      const to = engineNames.find((name) => name !== from) ?? from;
      const place = await installWithKey(to, source);
      const restored = await command(builtRestore, place, file);
      expect([restored.code, restored.errors]).toEqual([0, []]);
      expect(restored.lines).toContain('deposits: 3 rows');
      const copy = join(place.dataDir, 'copy.backup.gz');
      const copied = await command(builtBackup, place, copy);
      const head = copied.lines.find((line) => line.startsWith('Audit head: '));
      expect(head).toMatch(/ \d+ [0-9a-f]{64}$/);
      expect(restored.lines).toContain(head);
      expect(rowsOf(copy)).toEqual(rowsOf(file));

      const { db, close } = await place.open();
      for (const [words, refusal] of [
        ['UPDATE ledger_entries SET leg = leg', 'history is never edited'],
        ['UPDATE accounts SET balance_cents = balance_cents + 1', 'only by a ledger entry'],
      ] as const) {
        await expect(sql.raw(words).execute(db)).rejects.toThrow(refusal);
      }
      await close();

      const server = await startServer(place.variables);
      const ada = await signIn(server, 'ada', investorPassword);
      const staff = await signIn(server, grace.ADMIN_USERNAME, grace.ADMIN_PASSWORD);
      const balance = async () => {
        const { reply } = await callApi(server, calls.profile.read, {
          token: ada.token,
          params: { userId: ada.user._id },
        });
        return [reply.data.acctBalance, reply.data.balance];
      };
      expect(await balance()).toEqual([376.5, 476.5]);
      const depositId = await depositWithProof(server, ada, '60');
      const { status } = await callApi(server, calls.deposits.confirm, {
        token: staff.token,
        params: { depositId },
        body: {},
      });
      expect(status).toBe(200);
      expect(await balance()).toEqual([436.5, 536.5]);
      await server.child.terminate();

      const again = await command(builtRestore, place, file);
      expect(again.code).toBe(1);
      expect(again.errors.join()).toMatch(/^The database is not empty/);
      expect(await place.brokenInvariants()).toEqual([]);
    },
    patience(90_000),
  );

  // The queries of both are the same on each engine.
  const isQuickest = from === quickestEngine;

  test.runIf(isQuickest)('never touches a database that holds something else', async () => {
    const place = await installWithKey(from, source);
    const before = await place.openUnmigrated();
    await sql.raw('CREATE TABLE letters AS SELECT 1 AS letter').execute(before.db);
    await before.close();
    const refused = await command(builtRestore, place, file);
    expect(refused.code).toBe(1);
    expect(refused.errors.join()).toMatch(/^The database is not empty \(it has letters\)/);
    const after = await place.openUnmigrated();
    const tables = await sql`SELECT relname::text AS name FROM pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'`.execute(after.db);
    await after.close();
    expect(tables.rows).toEqual([{ name: 'letters' }]);
  });

  test.runIf(isQuickest)(
    'with an inconsistent ledger is reported, and is not restored',
    async () => {
      await withDatabase(
        source,
        `BEGIN; ALTER TABLE accounts DISABLE TRIGGER USER;
       UPDATE accounts SET balance_cents = balance_cents + 1 WHERE kind = 'available';
       ALTER TABLE accounts ENABLE TRIGGER USER; COMMIT`,
      );
      const broken = join(source.dataDir, 'broken.backup.gz');
      const made = await command(builtBackup, source, broken);
      expect(made.code).toBe(2);
      expect(made.errors.join()).toMatch(/balance differs from the sum of its entries/);
      const place = await installWithKey(from, source);
      const refused = await command(builtRestore, place, broken);
      expect(refused.code).toBe(1);
      expect(refused.errors.join()).toMatch(/^Nothing was restored\. The ledger does not agree/);
      const left = await withDatabase(place, 'SELECT id FROM users');
      expect(left.rows).toEqual([]);
    },
  );
});

test('a backup waits for the server to let go of the embedded database', async () => {
  const place = await install('PGlite', 'none');
  const file = join(place.dataDir, 'none.gz');
  const nothing = await command(builtBackup, place, file);
  expect(nothing.errors).toEqual([
    `There is no database in ${place.dataDir}: correct DATA_DIR or set DATABASE_URL.`,
  ]);
  const server = await startServer({ ...place.variables, ...grace });
  const refused = await command(builtBackup, place, file);
  expect(refused.errors).toEqual([
    `The data directory ${place.dataDir} is in use by process ${server.child.pid}: ` +
      'stop it or set DATA_DIR to another directory.',
  ]);
  expect(existsSync(file)).toBe(false);
  await server.child.terminate();
});
