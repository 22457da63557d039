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
    const listed = spawnSync(process.execPath, ['cli/licences.mjs', '--check'], {
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
    expect(wanting.map(([path]) => path)).toEqual([
      'node_modules/@foundry-rs/anvil',
      'node_modules/msw',
    ]);
  });
});

test('the repository holds no key, dump or built file', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const wrong = /(^|\/)(\.env(\..*)?|dist|data)(\/|$)|\.(pem|key|p12|sqlite|gz)$/;
  expect(files.filter((path) => wrong.test(path) && !path.endsWith('.env.example'))).toEqual([]);
});

const secrets: readonly [kind: string, pattern: RegExp][] = [
  ['address with a password', /\b[a-z][a-z+]{1,15}:\/\/[^\s:/@'"`$<>{}]+:([^\s:/@'"`$<>{}]{4,})@/g],
  ['AWS key', /\b(AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/g],
  [
    'token of a code host',
    /\b(gh[pousr]_[A-Za-z0-9]{30,}|glpat-[\w-]{20,}|npm_[A-Za-z0-9]{30,})\b/g,
  ],
  ['payment or chat token', /\b([sr]k_live_[A-Za-z0-9]{16,}|xox[abprs]-[\w-]{10,})\b/g],
  ['extended private coin key', /\b[xyzt]prv[1-9A-HJ-NP-Za-km-z]{90,}\b/g],
];

// Passwords of examples, which no installation has.
const invented = /^(password|secret|wrong|user|pw|pass|x+|\.{3})$/i;

test('no file of the repository contains a secret', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
  const found = files.flatMap((path) => {
    const bytes = readFileSync(path);
    if (bytes.includes(0)) return [];
    const text = bytes.toString('utf8');
    return secrets.flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)]
        .filter(([, password]) => !invented.test(password ?? ''))
        .map(([match]) => `${path}: ${kind} ${match.slice(0, 40)}`),
    );
  });
  expect(found).toEqual([]);
});
