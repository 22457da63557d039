import type { Kysely } from 'kysely';

/** An open database of either engine. */
export interface Engine<Tables> {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly db: Kysely<Tables>;
  /** Connections of the pool by state; absent for the embedded engine. */
  connections?(): { busy: number; idle: number; queued: number };
  /** Runs VACUUM (ANALYZE) where it is due; absent for PostgreSQL, which has autovacuum. */
  vacuum?(): Promise<void>;
  /** Waits for running queries, then releases every connection, file and lock. */
  close(): Promise<void>;
}
