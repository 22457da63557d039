import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#tests/support/built.ts';
import { run } from '#tests/support/installation.ts';

const folder = mkdtempSync(join(tmpdir(), 'installed-'));

beforeAll(ensureBuilt);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

test('the built server starts with the packages of dist/package.json and no others', async () => {
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  const { dependencies } = readJson('dist/package.json') as {
    dependencies: Record<string, string>;
  };
  const { packages } = readJson('dist/package-lock.json');
  const own = readJson('package-lock.json').packages;
  for (const [name, version] of Object.entries(dependencies)) {
    const path = join(folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules', name), path);
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  }
  for (const [path, locked] of Object.entries(packages)) {
    if (path !== '') expect(locked).toEqual(own[path]);
  }
  expect(Object.keys(packages).length).toBeLessThan(100);
  expect(Object.keys(packages)).not.toContain('node_modules/vite');
  const server = run(join(folder, 'dist/server/main.js'), {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
  });
  await server.heard(/ready at (http:\/\/\S+)/);
  expect(await server.terminate()).toBe(0);
  expect(server.errors).toEqual([]);
});
