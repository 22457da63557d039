import { PGlite } from '@electric-sql/pglite';
import type { Durability } from './durability.ts';
import { DurableNodeFs } from './durableNodeFs.ts';

// PGlite's own parameters turn syncing off with -F; its fdatasync does nothing, its fsync is ours.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  ...['-c', 'full_page_writes=on', '-c', 'synchronous_commit=on'],
  // The memory of the process grows until this is full; the operating system caches the files.
  ...['-c', 'shared_buffers=32MB'],
  // ANALYZE holds 300 rows for each of these, and WebAssembly gives no memory back.
  ...['-c', 'default_statistics_target=30'],
];

export async function startPglite(directory: string, durability: Durability): Promise<PGlite> {
  let reason = '';
  const onStderr = (line: string): boolean => {
    reason = /(?:FATAL|PANIC):\s*(.*)/.exec(line)?.[1] ?? reason;
    return true;
  };
  try {
    const fs = new DurableNodeFs(directory, durability);
    return await PGlite.create({ fs, startParams, onStderr });
  } catch (error) {
    throw new Error(reason || (error instanceof Error ? error.message : String(error)));
  }
}
