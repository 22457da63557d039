import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const folders = /^(contract|server|cli|build|src|mocks|demo|tests)\//;

/** Every file of the tree that git does not ignore and that matches, with its text. */
export function sourceFiles(names = /\.(ts|tsx|mjs)$/): { path: string; text: string }[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => folders.test(path) && names.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
