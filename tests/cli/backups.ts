import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { builtBackup } from '#tests/support/built.ts';
import type { engineNames } from '#tests/support/engines.ts';
import {
  grace,
  type Installation,
  install,
  run,
  startServer,
} from '#tests/support/installation.ts';
import { makeBooks } from './ledgerCopy.ts';

/** Runs a built command in a place and gives what it wrote and its exit code. */
export async function command(script: string, place: Installation, ...args: string[]) {
  const child = run(script, place.variables, args);
  return { code: await child.ended(), lines: child.lines, errors: child.errors };
}

/** Where a place keeps the key of its backups. */
export const keyIn = ({ dataDir }: Installation): string => join(dataDir, 'backup-key');

/** A place on another machine: what it has of the first is a copy of the key. */
export async function installWithKey(engine: (typeof engineNames)[number], source: Installation) {
  const place = await install(engine, 'none');
  copyFileSync(keyIn(source), keyIn(place));
  return place;
}

/** A place with books, and the backup of it. */
export async function installBackup(engine: (typeof engineNames)[number]) {
  const source = await install(engine);
  const server = await startServer({ ...source.variables, ...grace });
  await makeBooks(server);
  await server.child.terminate();
  const file = join(source.dataDir, 'books.backup.gz');
  const { code, lines, errors } = await command(builtBackup, source, file);
  expect([code, errors]).toEqual([0, []]);
  expect(lines).toContain('deposits: 3 rows');
  expect(lines).toContain('The invariants of the ledger are all zero.');
  return { source, file };
}
