import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { inUse } from './inUse.ts';

/** Ends the lock. */
export type Release = () => void;

function lockSocket(lockPath: string): Promise<Release> {
  const { dev, ino } = statSync(lockPath);
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(inUse(lockPath)));
    server.listen(`\0plainvest-${dev}-${ino}`, () => {
      server.unref();
      resolve(() => server.close());
    });
  });
}

/** Locks an open file. Errors: an Error when another process holds it. */
export async function lockOnLinux(lockPath: string, descriptor: number): Promise<Release> {
  const flock = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', descriptor],
  });
  if (flock.error) return lockSocket(lockPath);
  if (flock.status === 0) return () => {};
  const errorText = flock.stderr.toString().trim();
  if (!errorText) throw inUse(lockPath);
  throw new Error(
    `The data directory ${dirname(lockPath)} cannot be locked (${errorText}): ` +
      'set DATA_DIR to a directory on a local disk.',
  );
}
