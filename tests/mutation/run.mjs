import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { guards } from './guards.mjs';

// Takes one guard away at a time, in a copy of the tree, and asks its tests: each must turn red.
// A word limits the run to the guards whose name has it.
const only = process.argv[2] ?? '';
const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'mutation-'));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');

/** Whether the tests pass, and how many of them do not. */
function ask(tests) {
  const reporter = ['--reporter=json', '--outputFile=mutation.json'];
  const projects = ['--project', 'server', '--project', 'house'];
  const args = ['vitest', 'run', ...projects, ...reporter, ...tests];
  const { status } = spawnSync('npx', args, { cwd: copy, stdio: 'ignore' });
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
  // A test of the repository asks git for its files.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync('git', ['add', '--all'], { cwd: copy });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { name, file, stands, gone, tests } of guards) {
    if (!name.includes(only)) continue;
    const path = join(copy, file);
    const whole = readFileSync(path, 'utf8');
    const mutated = whole.replace(stands, () => gone);
    if (mutated === whole) throw new Error(`${name}: ${file} no longer says what is taken away.`);
    writeFileSync(path, mutated);
    const { green, failed, total } = ask(tests);
    writeFileSync(path, whole);
    // A file that cannot be loaded is red as well, but has noticed nothing.
    const noticed = !green && failed > 0;
    if (!noticed) survivors += 1;
    const seen = noticed ? `noticed by ${failed} of ${total} tests` : 'NOT NOTICED';
    console.info(`${name.padEnd(30)} ${seen}  (${[...new Set(tests.map(dirname))].join(', ')})`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.info(survivors === 0 ? 'Every guard is noticed.' : `${survivors} guards are not noticed.`);
process.exitCode = survivors === 0 ? 0 : 1;
