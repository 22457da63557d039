import { sql } from 'kysely';
import {
  consistencyRanges,
  foldSubtrees,
  inclusionRanges,
  type Range,
  type Subtree,
  subtreesOf,
} from '#contract/proof/subtrees.ts';
import { emptyRoot, leafHash } from '#contract/proof/treeHash.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** Adds the subtrees that new lines complete, in one statement for `most` lines. Returns the number of lines. */
export async function growTree(db: Db, most = 100_000): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ size: bigint; isWhole: boolean }>`
      SELECT size, size >= (SELECT coalesce(max(seq), 0) FROM audit_log) AS "isWhole"
      FROM grow_log(${sql.lit(most)}) AS size`.execute(db);
    const [grown] = rows;
    if (!grown || grown.isWhole) return Number(grown?.size ?? 0n);
  }
}

/** The root of the first `size` lines with the proof that they continue each earlier size, read at once. */
export async function rootAndProofs(db: Db, size: number, earlier: readonly number[]) {
  if (size === 0) return { root: emptyRoot, proofs: earlier.map(() => []) };
  const ranges = earlier.map((from) => consistencyRanges(from, size));
  const whole = { from: 0, to: size };
  const [root = emptyRoot, ...hashes] = await rootsOf(db, [whole, ...ranges.flat()]);
  return { root, proofs: ranges.map(({ length }) => hashes.splice(0, length)) };
}

/** That line `index`, counted from 0, is in the log of `size` lines. */
export const inclusionProof = (db: Db, index: number, size: number): Promise<Uint8Array[]> =>
  rootsOf(db, inclusionRanges(index, size));

/** That the log of `to` lines continues the log of `from` lines. */
export const consistencyProof = (db: Db, from: number, to: number): Promise<Uint8Array[]> =>
  rootsOf(db, consistencyRanges(from, to));

async function rootsOf(db: Db, ranges: readonly Range[]): Promise<Uint8Array[]> {
  const parts = ranges.map(subtreesOf);
  const known = await hashesOf(db, parts.flat());
  return parts.map((subtrees) => foldSubtrees(subtrees.map((subtree) => hashIn(known, subtree))));
}

const nameOf = ({ level, place }: Subtree) => `${level} ${place}`;

function hashIn(known: ReadonlyMap<string, Uint8Array>, subtree: Subtree): Uint8Array {
  const hash = known.get(nameOf(subtree));
  if (!hash) throw new Error(`The tree of the log has no node ${nameOf(subtree)}.`);
  return hash;
}

/** One statement, however many subtrees: a line of the log is a subtree of level 0. */
async function hashesOf(db: Db, subtrees: readonly Subtree[]): Promise<Map<string, Uint8Array>> {
  const wanted = [...new Map(subtrees.map((each) => [nameOf(each), each])).values()];
  const lines = wanted.filter(({ level }) => level === 0).map(({ place }) => place + 1);
  const nodes = wanted.filter(({ level }) => level > 0);
  const levels = nodes.map(({ level }) => level);
  const places = nodes.map(({ place }) => place);
  const { rows } = await sql<{ level: number; place: bigint; hash: Uint8Array }>`
    SELECT 0::smallint AS level, seq - 1 AS place, hash
    FROM audit_log WHERE seq = ANY(${lines}::bigint[])
    UNION ALL
    SELECT level, place, hash
    FROM unnest(${levels}::smallint[], ${places}::bigint[]) AS wanted (level, place)
    JOIN log_nodes USING (level, place)`.execute(db);
  return new Map(
    rows.map(({ level, place, hash }) => {
      const subtree = { level, place: Number(place) };
      return [nameOf(subtree), level === 0 ? leafHash(hash) : hash];
    }),
  );
}
