import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceFile } from '#server/adapters/replaceFile.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'replace-file-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

test('several writers at once leave one whole text and nothing beside it', async () => {
  const path = await folder();
  const file = join(path, 'last-head');
  const texts = Array.from({ length: 40 }, (_, index) => `${index} `.repeat(1000 + index));
  await Promise.all(texts.map((text) => replaceFile(file, text)));
  expect(texts).toContain(await readFile(file, 'utf8'));
  expect(await readdir(path)).toEqual(['last-head']);
});

test('a failure keeps nothing unfinished', async () => {
  const path = await folder();
  await mkdir(join(path, 'taken'));
  await expect(replaceFile(join(path, 'taken'), 'text')).rejects.toThrow(/EISDIR/);
  expect(await readdir(path)).toEqual(['taken']);
});
