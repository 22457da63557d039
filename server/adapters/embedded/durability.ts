import { closeSync, fsyncSync, openSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Durability {
  readonly sync: (descriptor: number) => void;
  /** Called when a sync failed or the engine aborted: later writes may be lost. */
  readonly onSyncFailure: (error: Error) => void;
}

// EX_SOFTWARE of sysexits.h: a supervisor restarts, and recovery reads what is on disk.
const exitCode = 70;

function endProcess(error: Error): void {
  writeSync(2, `The database could not be written to disk (${error.message}): the server stops.\n`);
  process.exit(exitCode);
}

export const realDurability: Durability = { sync: fsyncSync, onSyncFailure: endProcess };

export function syncDescriptor({ sync, onSyncFailure }: Durability, descriptor: number): void {
  try {
    sync(descriptor);
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    onSyncFailure(failure);
    throw failure;
  }
}

/** Syncs the names in a directory; Windows has no such call and keeps them in a journal. */
export function syncDirectory(durability: Durability, path: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    syncDescriptor(durability, descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function syncTree(durability: Durability, path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) {
      syncTree(durability, child);
    } else if (entry.isFile()) {
      const descriptor = openSync(child, 'r+');
      try {
        syncDescriptor(durability, descriptor);
      } finally {
        closeSync(descriptor);
      }
    }
  }
  syncDirectory(durability, path);
}
