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

/** Adds the subtrees that new lines complete. Returns the number of lines. */
export async function growTree(db: Db): Promise<number> {
  const { rows } = await sql<{ size: bigint }>`SELECT grow_log() AS size`.execute(db);
  return Number(rows[0]?.size ?? 0n);
}

/** The root of the first `size` lines, which the tree must have. */
export async function rootAt(db: Db, size: number): Promise<Uint8Array> {
  const [root] = size === 0 ? [emptyRoot] : await rootsOf(db, [{ from: 0, to: size }]);
  return root ?? emptyRoot;
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

async function hashesOf(db: Db, subtrees: readonly Subtree[]): Promise<Map<string, Uint8Array>> {
  const lines = subtrees.filter(({ level }) => level === 0).map(({ place }) => BigInt(place + 1));
  const nodes = subtrees.filter(({ level }) => level > 0);
  const known = new Map<string, Uint8Array>();
  if (lines.length > 0) {
    const rows = await db
      .selectFrom('audit_log')
      .select(['seq', 'hash'])
      .where('seq', 'in', lines)
      .execute();
    for (const { seq, hash } of rows) {
      known.set(nameOf({ level: 0, place: Number(seq) - 1 }), leafHash(hash));
    }
  }
  if (nodes.length > 0) {
    const wanted = nodes.map(({ level, place }) => sql`(${level}::smallint, ${place}::bigint)`);
    const rows = await db
      .selectFrom('log_nodes')
      .select(['level', 'place', 'hash'])
      .where(sql<boolean>`(level, place) IN (${sql.join(wanted)})`)
      .execute();
    for (const { level, place, hash } of rows)
      known.set(nameOf({ level, place: Number(place) }), hash);
  }
  return known;
}
