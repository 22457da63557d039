import type { Head } from '#contract/proof/continues.ts';
import type { NoteKey } from '#contract/proof/signedNote.ts';
import { isSame } from '#contract/proof/treeHash.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';

export interface SignedHead extends Head {
  note: string;
  madeAt: Date;
}

/** The newest heads of an origin, the newest first. */
export async function newestHeads(db: Db, origin: string, count: number): Promise<SignedHead[]> {
  const rows = await db
    .selectFrom('log_heads')
    .select(['size', 'root', 'note', 'made_at'])
    .where('origin', '=', origin)
    .orderBy('size', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ size, root, note, made_at: madeAt }) => ({
    size: Number(size),
    root,
    note,
    madeAt,
  }));
}

export async function newestHead(db: Db, origin: string): Promise<SignedHead | undefined> {
  const [head] = await newestHeads(db, origin, 1);
  return head;
}

/** False if another process has stored a head of this size. */
export async function storeHead(db: Db, origin: string, head: SignedHead): Promise<boolean> {
  const { size, root, note, madeAt } = head;
  const stored = await db
    .insertInto('log_heads')
    .values({ origin, size: BigInt(size), root, note, made_at: madeAt })
    .onConflict((conflict) => conflict.columns(['origin', 'size']).doNothing())
    .returning('size')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The key of the origin, as the log's first head registered it. */
export async function logKeyOf(db: Db, origin: string): Promise<NoteKey | undefined> {
  const row = await db
    .selectFrom('log_keys')
    .select('public_key')
    .where('origin', '=', origin)
    .executeTakeFirst();
  return row && { name: origin, publicKey: row.public_key, kind: 1 };
}

/** The key that the origin was first signed with is the only one. */
export async function isRegistered(
  { db, config }: Pick<Ports, 'db' | 'config'>,
  publicKey: Uint8Array,
  at: Date,
): Promise<boolean> {
  const { logOrigin: origin } = config;
  const known = await logKeyOf(db, origin);
  if (known) return isSame(known.publicKey, publicKey);
  await db
    .insertInto('log_keys')
    .values({ origin, public_key: publicKey, registered_at: at })
    .onConflict((conflict) => conflict.column('origin').doNothing())
    .execute();
  const registered = await logKeyOf(db, origin);
  return registered !== undefined && isSame(registered.publicKey, publicKey);
}
