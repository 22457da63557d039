import type { Kysely } from 'kysely';

/** An open database: the one way in for the rest of the server, whichever engine runs it. */
export interface Engine<Tables> {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly db: Kysely<Tables>;
  /** How many connections do what just now; the embedded engine has none. */
  connections?(): { busy: number; idle: number; queued: number };
  /** Clears away dead rows and counts the others anew; PostgreSQL has a process that does so. */
  keepUp?(): Promise<void>;
  /** Waits for the queries under way, then lets go of every connection, file and lock. */
  close(): Promise<void>;
}
