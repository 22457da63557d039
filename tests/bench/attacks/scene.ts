import type { Db } from '#server/platform/db/tables.ts';
import type { Victim } from './victim.ts';

/** The inputs of an attack, which runs until `signal`. */
export interface Scene {
  victim: Victim;
  db: Db;
  /** Unique for each attack. */
  name: string;
  /** Unique client address: each may open five accounts an hour. */
  from: string;
  signal: AbortSignal;
}
