import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '#server/adapters/embedded/openEmbedded.ts';
import { bundleScript } from '#tests/support/bundledScript.ts';
import { runChild } from '#tests/support/childRun.ts';

const home = mkdtempSync(join(tmpdir(), 'embedded-directory-'));
const good = join(home, 'good');

beforeAll(async () => {
  await (await openEmbedded(good)).close();
}, 60_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

function copyOfGood(name: string): string {
  const copy = join(home, name);
  cpSync(good, copy, { recursive: true });
  return copy;
}

test('a file in the place of the directory is named', async () => {
  const file = join(home, 'file');
  writeFileSync(file, '');
  await expect(openEmbedded(join(file, 'data'))).rejects.toThrow(
    `The data directory ${file}/data cannot be read and written (ENOTDIR): ` +
      'fix its permissions or set DATA_DIR to another directory.',
  );
});

test('files of another PostgreSQL version are refused and left alone', async () => {
  const copy = copyOfGood('older');
  writeFileSync(join(copy, 'postgres/PG_VERSION'), '16\n');
  await expect(openEmbedded(copy)).rejects.toThrow(
    `${copy}/postgres was made by PostgreSQL 16 and this release reads 18: ` +
      'run the release that made it, or set DATA_DIR to another directory.',
  );
  writeFileSync(join(copy, 'postgres/PG_VERSION'), '18\n');
  await (await openEmbedded(copy)).close();
});

test('a directory that others may read is closed to them, a shared one is left as it is', async () => {
  const copy = copyOfGood('open');
  chmodSync(copy, 0o755);
  await (await openEmbedded(copy)).close();
  expect(statSync(copy).mode & 0o7777).toBe(0o700);
  chmodSync(copy, 0o1777);
  await (await openEmbedded(copy)).close();
  expect(statSync(copy).mode & 0o7777).toBe(0o1777);
});

test('a directory without a database in it is refused, never filled', async () => {
  const copy = join(home, 'empty');
  mkdirSync(join(copy, 'postgres'), { recursive: true });
  await expect(openEmbedded(copy)).rejects.toThrow(`${copy}/postgres holds no database: `);
});

test('files that the engine does not know are refused with its own reason', async () => {
  const copy = copyOfGood('foreign');
  writeFileSync(join(copy, 'postgres/global/pg_control'), Buffer.alloc(8192, 7));
  await expect(openEmbedded(copy)).rejects.toThrow(
    /^The database in .*\/postgres does not start \(.{10,}\): run the release that made it or/,
  );
});

test.runIf(process.getuid?.() === 0)(
  'a directory of somebody else is named',
  async () => {
    const script = await bundleScript('tests/server/adapters/embedded/embeddedChild.ts');
    const child = runChild(script.path, ['openAsNobody', good]);
    expect(await child.ended()).toBe(1);
    expect(child.lines).toEqual([
      `The data directory ${good} cannot be read and written (EACCES): ` +
        'fix its permissions or set DATA_DIR to another directory.',
    ]);
    script.remove();
  },
  60_000,
);
