import { sql } from 'kysely';
import { challengeMs } from '#contract/lifetimes.ts';
import { challengeTriesMax } from '#contract/sizes.ts';
import type { Db, Tables, Trx } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { hashToken, newToken } from '#server/platform/tokens/token.ts';

type Purpose = Tables['challenges']['purpose'];

export interface Challenge {
  id: string;
  nonce: Uint8Array;
  userId: string | null;
}

const nonceBytes = 32;

interface Opened {
  purpose: Purpose;
  userId?: string;
  random: Ports['random'];
  /** Of the text, to sign. */
  signedHash?: Uint8Array;
}

/** Five minutes, five tries, one success. A ticket only for a sign-in. */
export async function openChallenge(
  db: Db,
  { purpose, userId, random, signedHash }: Opened,
  at: Date,
): Promise<Challenge & { ticket: string }> {
  const ticket = newToken(random);
  const challenge = { id: crypto.randomUUID(), nonce: random(nonceBytes) };
  await db
    .insertInto('challenges')
    .values({
      ...challenge,
      user_id: userId ?? null,
      purpose,
      ...(signedHash && { text_hash: signedHash }),
      ticket_hash: purpose === 'sign-in' ? hashToken(ticket) : null,
      expires_at: new Date(at.getTime() + challengeMs),
    })
    .execute();
  return { ...challenge, userId: userId ?? null, ticket };
}

type Named = { ticket: string } | { id: string; userId?: string };

/**
 * Counts a try, which a failure does not take back, so the database is that outside of a
 * transaction. Undefined when it is unknown, another's, used, too old or tried five times.
 */
export async function tryChallenge(
  db: Db,
  { purpose, ...named }: { purpose: Purpose } & Named,
  at: Date,
): Promise<Challenge | undefined> {
  let tried = db
    .updateTable('challenges')
    .set({ tries: sql`tries + 1` })
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .where('tries', '<', challengeTriesMax);
  if ('ticket' in named) tried = tried.where('ticket_hash', '=', hashToken(named.ticket));
  else {
    tried = tried.where(sql`id::text`, '=', named.id);
    if (named.userId) tried = tried.where('user_id', '=', named.userId);
  }
  const row = await tried.returning(['id', 'nonce', 'user_id']).executeTakeFirst();
  return row && { id: row.id, nonce: row.nonce, userId: row.user_id };
}

/** False when another request was first. */
export async function closeChallenge(trx: Trx, id: string, at: Date): Promise<boolean> {
  const closed = await trx
    .updateTable('challenges')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** A new password, or a closed account: what waits for a second factor ends. */
export async function dropChallenges(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('challenges').where('user_id', '=', userId).execute();
}
