import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Locked {
  packages: Record<string, { resolved?: string; integrity?: string; hasInstallScript?: true }>;
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const manifest = read('package.json') as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const { packages } = read('package-lock.json') as Locked;

describe('what comes from others', () => {
  test('has a licence that was allowed, and the page of licences is current', () => {
    const listed = spawnSync(process.execPath, ['server/node/licences.mjs', '--check'], {
      encoding: 'utf8',
    });
    expect([listed.status, listed.stderr]).toEqual([0, '']);
  });

  test('is named by its exact version, and locked with its checksum', () => {
    const named = { ...manifest.dependencies, ...manifest.devDependencies };
    const loose = Object.entries(named).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
    // Without an address in it the lockfile takes a package from any registry, but only this one.
    const unsealed = Object.entries(packages).filter(
      ([path, { resolved, integrity }]) => path !== '' && (resolved || !integrity),
    );
    expect(unsealed.map(([path]) => path)).toEqual([]);
  });

  test('runs no script when it is installed, and the product needs none either', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    // With scripts off these would silently not run.
    expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)/.test(name))).toEqual([]);
    const wanting = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(wanting.map(([path]) => path)).toEqual(['node_modules/msw']);
  });
});

test('the repository holds no key, dump or built file', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const wrong = /(^|\/)(\.env(\..*)?|dist|data)(\/|$)|\.(pem|key|p12|sqlite|gz)$/;
  expect(files.filter((path) => wrong.test(path) && !path.endsWith('.env.example'))).toEqual([]);
});
