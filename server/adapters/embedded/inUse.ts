import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The error that names the process which holds the lock. */
export function inUse(lockPath: string): Error {
  let holder = 'another process';
  try {
    const pid = readFileSync(lockPath, 'utf8').trim();
    if (pid) holder = `process ${pid}`;
  } catch {}
  return new Error(
    `The data directory ${dirname(lockPath)} is in use by ${holder}: ` +
      'stop it or set DATA_DIR to another directory.',
  );
}
