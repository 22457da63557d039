import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '#server/adapters/embedded/openEmbedded.ts';
import { bundleScript } from '#tests/support/bundledScript.ts';
import { runChild } from '#tests/support/childRun.ts';

const home = mkdtempSync(join(tmpdir(), 'embedded-lock-'));
const dataDir = join(home, 'data');
let script: Awaited<ReturnType<typeof bundleScript>>;

beforeAll(async () => {
  script = await bundleScript('tests/server/adapters/embedded/embeddedChild.ts');
});

afterAll(() => {
  script.remove();
  rmSync(home, { recursive: true, force: true });
});

test('of processes that start at the same moment, one gets the directory', async () => {
  const children = Array.from({ length: 4 }, () => runChild(script.path, ['open', dataDir]));
  await Promise.all(children.map((child) => child.said(1)));
  const winners = children.filter((child) => child.lines[0] === 'open');
  expect(winners).toHaveLength(1);
  const refused = children.filter((child) => child !== winners[0]);
  expect(await Promise.all(refused.map((child) => child.ended()))).toEqual([1, 1, 1]);
  for (const child of refused) expect(child.lines).toEqual([expect.stringMatching(/is in use by/)]);
  expect(await winners[0]?.end()).toBe(0);
  expect(winners[0]?.lines).toEqual(['open', 'closed']);
});

test('a second process prints which process uses the directory, with a remedy', async () => {
  const holder = runChild(script.path, ['open', dataDir]);
  await holder.said(1);
  const refused =
    `The data directory ${dataDir} is in use by process ${holder.pid}: ` +
    'stop it or set DATA_DIR to another directory.';
  await expect(openEmbedded(dataDir)).rejects.toThrow(refused);
  const second = runChild(script.path, ['open', dataDir]);
  expect(await second.ended()).toBe(1);
  expect(second.lines).toEqual([refused]);
  await holder.end();
});

test('kill -9 leaves no lock, nor does a file that names a live process', async () => {
  const killed = runChild(script.path, ['open', dataDir]);
  await killed.said(1);
  await killed.kill();
  writeFileSync(join(dataDir, 'postgres.lock'), `${process.pid}\n`);
  const engine = await openEmbedded(dataDir);
  await expect(openEmbedded(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
  await engine.close();
  await (await openEmbedded(dataDir)).close();
});

test.runIf(process.platform === 'linux')(
  'the lock holds where flock is not installed',
  async () => {
    const path = process.env.PATH;
    process.env.PATH = join(home, 'nothing');
    try {
      const engine = await openEmbedded(dataDir);
      await expect(openEmbedded(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
      await engine.close();
      await (await openEmbedded(dataDir)).close();
    } finally {
      process.env.PATH = path;
    }
  },
);
