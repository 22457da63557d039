import { bytesToHex } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import type { ProvedLine } from '#contract/proof/savedProof.ts';
import type { Db } from '#server/platform/db/tables.ts';

interface LineRow {
  seq: bigint;
  input: string;
  previous_hash: Uint8Array;
}

/** The line of the platform about a record that has one, as its hash covers it; null until it is appended. */
export async function lineAbout(db: Db, targetId: string): Promise<ProvedLine | null> {
  const { rows } = await sql<LineRow>`
    SELECT seq, audit_text(audit_log) AS input, previous_hash FROM audit_log
    WHERE target_id = ${targetId} AND actor_id IS NULL`.execute(db);
  const [line] = rows;
  if (!line) return null;
  const { seq, input, previous_hash: previous } = line;
  return { index: Number(seq) - 1, input, previousHash: bytesToHex(previous) };
}
