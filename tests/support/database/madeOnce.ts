import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { acquireLock } from '#server/adapters/embedded/lock.ts';
import { patience } from '../timeFactor.ts';

/** Waits for a lock between the workers of this machine. */
export function waitForLock(path: string): Promise<() => void> {
  return vi.waitFor(() => acquireLock(path), { timeout: patience(120_000), interval: 100 });
}

/** A file or folder of the run: the worker that asks first makes it, and the others wait for it. */
export async function madeOnce(
  name: string,
  make: (path: string) => Promise<unknown>,
): Promise<string> {
  const path = join(inject('runFolder'), name);
  if (existsSync(path)) return path;
  const release = await waitForLock(`${path}.lock`);
  try {
    if (!existsSync(path)) {
      await make(`${path}.unfinished`);
      renameSync(`${path}.unfinished`, path);
    }
    return path;
  } finally {
    release();
  }
}
