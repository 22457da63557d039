import { sql } from 'kysely';
import { toBase64 } from '#contract/proof/base64.ts';
import type { Db } from '#server/platform/db/tables.ts';

interface StoredPart {
  name: string;
  nonce: string;
  cents: string;
  place: number;
  path: [hash: string, cents: string][];
}

interface StoredSnapshot {
  number: number;
  size: number;
}

interface StepRow {
  name: string;
  nonce: Uint8Array;
  place: number;
  level: number;
  hash: Uint8Array;
  cents: bigint;
}

/** Both parts of an account and their way to the root; empty where the account has none. */
export async function readParts(
  db: Db,
  { number, size }: StoredSnapshot,
  userId: string,
): Promise<StoredPart[]> {
  const levels = Math.log2(size);
  // Level -1 is the leaf itself; a place without a node has only empty places below it.
  const { rows } = await sql<StepRow>`
    SELECT own.name, liability_nonce(taken.secret, taken.name, own.name) AS nonce, own.place,
      step.level, coalesce(node.hash, liability_empty(step.level)) AS hash,
      coalesce(node.cents, 0) AS cents
    FROM liability_snapshots taken
    JOIN LATERAL (
      SELECT place, part, user_id::text || '/' || part AS name FROM liability_parts
      WHERE snapshot = taken.number AND user_id = ${userId}) own ON true
    JOIN LATERAL (
      SELECT -1 AS level, taken.size + own.place AS node
      UNION ALL
      SELECT level, ((taken.size + own.place) >> level) # 1 AS node
      FROM generate_series(0, ${sql.lit(levels - 1)}) AS level) step ON true
    LEFT JOIN liability_nodes node ON node.snapshot = taken.number AND node.node = step.node
    WHERE taken.number = ${number}
    ORDER BY own.part, step.level`.execute(db);
  const leaves = rows.filter(({ level }) => level === -1);
  return leaves.map(({ name, nonce, place, cents }) => ({
    name,
    nonce: toBase64(nonce),
    cents: String(cents),
    place,
    path: rows
      .filter((row) => row.name === name && row.level >= 0)
      .map(({ hash, cents }) => [toBase64(hash), String(cents)]),
  }));
}
