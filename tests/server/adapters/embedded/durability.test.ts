import { cpSync, existsSync, fsyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '#server/adapters/embedded/openEmbedded.ts';
import { bundleScript } from '#tests/support/bundledScript.ts';
import { runChild } from '#tests/support/childRun.ts';
import { type DiskImage, restoreImage, SyncedDisk } from '#tests/support/database/syncedDisk.ts';
import { patience } from '#tests/support/timeFactor.ts';

const home = mkdtempSync(join(tmpdir(), 'embedded-durability-'));
let script: Awaited<ReturnType<typeof bundleScript>>;

beforeAll(async () => {
  script = await bundleScript('tests/server/adapters/embedded/embeddedChild.ts');
  await (await openEmbedded(join(home, 'fresh'))).close();
});

afterAll(() => {
  script.remove();
  rmSync(home, { recursive: true, force: true });
});

/** An empty database; copying one is faster than creating one. */
function freshCopy(name: string): string {
  const copy = join(home, name);
  cpSync(join(home, 'fresh'), copy, { recursive: true });
  return copy;
}

async function writtenIds(dataDir: string): Promise<bigint[]> {
  const { db, close } = await openEmbedded(dataDir);
  const { rows } = await sql<{ id: bigint }>`select id from written order by id`.execute(db);
  await close();
  return rows.map(({ id }) => id);
}

const upTo = (last: bigint) =>
  Array.from({ length: Number(last) }, (_, index) => BigInt(index + 1));

function existingParts(dataDir: string): 'whole' | 'unfinished' | 'none' {
  if (existsSync(join(dataDir, 'postgres'))) return 'whole';
  const inside = join(dataDir, 'postgres.unfinished', 'base');
  return existsSync(inside) ? 'unfinished' : 'none';
}

test('the settings that make a commit durable are on, and each commit syncs', async () => {
  let syncCount = 0;
  const sync = (descriptor: number) => {
    syncCount += 1;
    fsyncSync(descriptor);
  };
  const { db, close } = await openEmbedded(freshCopy('settings'), { sync });
  for (const [name, value] of [
    ['fsync', 'on'],
    ['wal_sync_method', 'fsync'],
    ['full_page_writes', 'on'],
    ['synchronous_commit', 'on'],
    ['TimeZone', 'UTC'],
  ] as const) {
    const { rows } = await sql`show ${sql.raw(name)}`.execute(db);
    expect(rows).toEqual([{ [name]: value }]);
  }
  await sql`create table written (id int8)`.execute(db);
  syncCount = 0;
  for (let id = 1n; id <= 25n; id += 1n) await sql`insert into written values (${id})`.execute(db);
  expect(syncCount).toBeGreaterThanOrEqual(25);
  await close();
});

test('kill -9 in the middle of writing loses no row that was acknowledged', async () => {
  const dataDir = freshCopy('killed');
  const child = runChild(script.path, ['write', dataDir]);
  await child.said(300);
  await child.kill();
  const acknowledged = BigInt(child.lines.length);
  const ids = await writtenIds(dataDir);
  expect(ids.slice(0, Number(acknowledged))).toEqual(upTo(acknowledged));
});

test('kill -9 in the middle of making the database leaves a directory that opens', async () => {
  const dataDir = join(home, 'half-made');
  const child = runChild(script.path, ['open', dataDir]);
  await expect.poll(() => existingParts(dataDir), { timeout: 30_000 }).toContain('unfinished');
  await child.kill();
  expect(existingParts(dataDir)).toBe('unfinished');
  await (await openEmbedded(dataDir)).close();
  expect(existingParts(dataDir)).toBe('whole');
});

test.runIf(process.platform === 'linux')(
  'power cuts lose no acknowledged row',
  async () => {
    const dataDir = join(home, 'cut');
    const disk = new SyncedDisk();
    const engine = await openEmbedded(dataDir, { sync: disk.sync });
    await sql`create table written (id int8 primary key, filler text)`.execute(engine.db);
    const cuts = new Map<bigint, DiskImage>();
    for (let id = 1n; id <= 60n; id += 1n) {
      await sql`insert into written values (${id}, repeat('x', 2000))`.execute(engine.db);
      if (id === 25n) await sql`checkpoint`.execute(engine.db);
      if (id === 40n) await sql`create table later as select * from written`.execute(engine.db);
      if (id % 20n === 1n || id === 25n || id === 40n) cuts.set(id, disk.image());
    }
    await engine.close();
    cuts.set(60n, disk.image());
    for (const [acknowledged, image] of cuts) {
      const restored = join(home, `restored-${acknowledged}`);
      restoreImage(image, dataDir, restored);
      expect(await writtenIds(restored)).toEqual(upTo(acknowledged));
    }
  },
  patience(120_000),
);

test('a disk that does not sync ends the process before the row is acknowledged', async () => {
  const child = runChild(script.path, ['writeToBrokenDisk', freshCopy('broken')]);
  expect(await child.ended()).toBe(70);
  expect(child.lines).toEqual([]);
  expect(child.errors).toEqual([
    'The database could not be written to disk (EIO: i/o error, fsync): the server stops.',
  ]);
});

test('a full disk under the log ends the process and loses nothing acknowledged', async () => {
  const dataDir = freshCopy('full');
  const child = runChild(script.path, ['writeToFullDisk', dataDir]);
  expect(await child.ended()).toBe(70);
  expect(child.lines).toEqual(['1']);
  expect(child.errors).toEqual([
    'The database could not be written to disk (the engine stopped: PANIC): the server stops.',
  ]);
  expect(await writtenIds(dataDir)).toEqual([1n]);
});
