import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

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

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

/** The part of a lockfile that `names` need. Errors: an Error for a package that is not in it. */
function prunedLock(lock: Lock, names: readonly string[]): Lock {
  const kept: Record<string, LockedPackage> = {};
  const keep = (path: string): void => {
    const found = lock.packages[path];
    if (!found || path in kept) return;
    kept[path] = found;
    const wanted = { ...found.dependencies, ...found.optionalDependencies };
    for (const name of Object.keys(wanted)) {
      const dependencyPath = resolvePath(lock, path, name);
      if (dependencyPath) keep(dependencyPath);
    }
  };
  const dependencies: Record<string, string> = {};
  for (const name of names) {
    const path = `node_modules/${name}`;
    const version = lock.packages[path]?.version;
    if (!version) throw new Error(`${name} is not in package-lock.json.`);
    dependencies[name] = version;
    keep(path);
  }
  const sorted = Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    lockfileVersion: lock.lockfileVersion,
    packages: { '': { dependencies }, ...Object.fromEntries(sorted) },
  };
}

function resolvePath(lock: Lock, from: string, name: string): string | undefined {
  const folders = from.split(/\/?node_modules\//).slice(1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const path = [...folders.slice(0, depth), name].map((each) => `node_modules/${each}`).join('/');
    if (path in lock.packages) return path;
  }
  return undefined;
}
