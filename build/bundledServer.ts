import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Lock, prunedLock } from './prunedLock.ts';

/** Packages that cannot be inlined: native code, WebAssembly or files beside their code. */
const installed = ['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit', 'sharp'];

/** Bundles all other packages, and writes a lockfile for the rest with the versions of ours. */
export function bundledServer(): Plugin {
  return {
    name: 'bundled-server',
    apply: 'build',
    config: () => ({
      environments: {
        ssr: { resolve: { noExternal: true, external: [...installed, 'pg-native'] } },
      },
    }),
    buildApp: { order: 'post', handler: ({ config }) => writeInstallation(config.root) },
  };
}

async function writeInstallation(root: string): Promise<void> {
  const read = async (name: string) => JSON.parse(await readFile(join(root, name), 'utf8'));
  const { name, version, license, engines } = await read('package.json');
  const lock = prunedLock((await read('package-lock.json')) as Lock, installed);
  const { dependencies } = lock.packages[''] ?? {};
  const manifest = { name, version, private: true, type: 'module', license, engines, dependencies };
  const write = (file: string, content: object) =>
    writeFile(join(root, 'dist', file), `${JSON.stringify(content, null, 2)}\n`);
  await write('package.json', manifest);
  await write('package-lock.json', { ...lock, name, version });
}
