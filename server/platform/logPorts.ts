import type { NoteKey } from '#contract/proof/signedNote.ts';

/** Signs the heads of the log by a key that is not in the database. */
export interface LogKey {
  publicKey: Uint8Array;
  sign: (text: string) => Promise<Uint8Array>;
}

/** Where heads of the log go outside the database. */
export interface LogKeeping {
  /** The last head that this process signed; undefined before the first. */
  last: () => Promise<string | undefined>;
  /** Durable when it returns. */
  keep: (note: string) => Promise<void>;
  publish: (note: string) => Promise<void>;
}

/** Cosigns heads of the log (c2sp.org/tlog-witness). */
export interface LogWitness {
  key: NoteKey;
  url: string;
}

export interface LogConfig {
  /** The name of the log in its checkpoints. */
  logOrigin: string;
  logHeadMs: number;
  logWitnesses: readonly LogWitness[];
}

export interface LogHealth {
  /** Why no head of the log is signed, for staff. */
  logProblem: string | undefined;
  /** Why the last check of the whole log failed; only a later one ends it. */
  logDamage: string | undefined;
  /** Why the newest head is not in LOG_PUBLISH_FILE. */
  logUnpublished: string | undefined;
  logHeadAt: Date | undefined;
  /** When this process last tried to sign one. */
  logTriedAt: Date | undefined;
  /** A line was written that readers check soon, so the next head does not wait. */
  logHeadWanted: boolean;
}

export const initialLogHealth: LogHealth = {
  logProblem: undefined,
  logDamage: undefined,
  logUnpublished: undefined,
  logHeadAt: undefined,
  logTriedAt: undefined,
  logHeadWanted: false,
};

export interface LogPorts {
  /** Absent where nothing is signed: in commands, and in a browser without Ed25519. */
  logKey?: LogKey;
  /** Absent in the browser demo. */
  logKeeping?: LogKeeping;
}
