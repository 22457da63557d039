import type { Db } from '#server/platform/db/tables.ts';
import type { Victim } from './victim.ts';

/** What an attack works with; it goes on until the signal. */
export interface Scene {
  victim: Victim;
  db: Db;
  /** A name that no other attack has. */
  name: string;
  /** An address that no other attack has: each may open five accounts an hour. */
  from: string;
  signal: AbortSignal;
}
