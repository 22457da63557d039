import type { Kysely } from 'kysely';
import type { Nudges } from './nudges.ts';

export interface Engine<Tables> {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly db: Kysely<Tables>;
  /** The embedded engine as the role that owns nothing; `db` is the owner's. */
  readonly serving?: Kysely<Tables>;
  /** Absent for the embedded engine. */
  connections?(): { busy: number; idle: number; queued: number };
  /** Absent for the embedded engine. `commitsUnknown` were answered 503. */
  failovers?(): { primaryChanges: number; commitsUnknown: number };
  /** Rejects within two seconds when the database does not answer; absent for the embedded engine. */
  ping?(): Promise<void>;
  /** Between processes; absent for the embedded engine, which has one. */
  readonly nudges?: Nudges;
  /** Absent for PostgreSQL, which has autovacuum. */
  vacuum?(): Promise<void>;
  /** Waits for running queries, then releases every connection, file and lock. */
  close(): Promise<void>;
}
