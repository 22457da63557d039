import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { guards } from './guards.mjs';

// Removes one guard at a time in a copy of the tree and runs its tests, which must fail.
// An argument limits the run to guards whose name contains it; `from=NAME` begins at that guard.
const [argument = ''] = process.argv.slice(2);
const first = argument.startsWith('from=') ? argument.slice('from='.length) : undefined;
const only = first === undefined ? argument : '';
// Without its guard a test may never end.
const longestMs = 10 * 60_000;
const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'mutation-'));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');

/** Runs tests and counts the failures. */
function runTests(tests) {
  const reporter = ['--reporter=json', '--outputFile=mutation.json'];
  const projects = ['--project', 'server', '--project', 'house'];
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', ...projects, ...reporter, ...tests];
  rmSync(join(copy, 'mutation.json'), { force: true });
  const { status, error } = spawnSync(process.execPath, args, {
    cwd: copy,
    stdio: 'ignore',
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  if (error) return { green: false, failed: 1, total: 1 };
  const { numFailedTests, numTotalTests } = JSON.parse(
    readFileSync(join(copy, 'mutation.json'), 'utf8'),
  );
  return { green: status === 0, failed: numFailedTests, total: numTotalTests };
}

let survivors = 0;
try {
  for (const file of files.filter(Boolean)) {
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  // The tests in tests/house list the files with git.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync('git', ['add', '--all'], { cwd: copy });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const start = first === undefined ? 0 : guards.findIndex(({ name }) => name === first);
  if (start < 0) throw new Error(`There is no guard with the name ${first}.`);
  for (const { name, file, stands, gone, tests } of guards.slice(start)) {
    if (!name.includes(only)) continue;
    const path = join(copy, file);
    const whole = readFileSync(path, 'utf8');
    const mutated = whole.replace(stands, () => gone);
    if (mutated === whole) throw new Error(`${name}: ${file} no longer contains the guard.`);
    writeFileSync(path, mutated);
    const { green, failed, total } = runTests(tests);
    writeFileSync(path, whole);
    // A file that does not load fails too, without testing the guard.
    const noticed = !green && failed > 0;
    if (!noticed) survivors += 1;
    const unseen = green ? 'NOT NOTICED' : 'DID NOT RUN, so its migration or file may not load';
    const seen = noticed ? `noticed by ${failed} of ${total} tests` : unseen;
    console.info(`${name.padEnd(30)} ${seen}  (${[...new Set(tests.map(dirname))].join(', ')})`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.info(survivors === 0 ? 'Every guard is noticed.' : `${survivors} guards are not noticed.`);
process.exitCode = survivors === 0 ? 0 : 1;
