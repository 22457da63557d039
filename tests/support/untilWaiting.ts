import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/db/engine.ts';

const waiting = sql`SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Waits until a transaction beside the open one is over or waits for a lock that the open one has. */
export async function untilWaiting<Tables>(
  { name, db }: Engine<Tables>,
  other: Promise<unknown>,
): Promise<void> {
  // The embedded engine begins the other one only after the open one.
  if (name === 'PGlite') return;
  const isOver = other.then(
    () => true,
    () => true,
  );
  const isWaiting = async (on: Kysely<Tables>) => (await waiting.execute(on)).rows.length > 0;
  while (!(await isWaiting(db)) && !(await Promise.race([isOver, false])));
}
