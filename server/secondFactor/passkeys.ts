import { sql } from 'kysely';
import type { Passkey } from '#contract/secondFactor.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Passkeys, StoredPasskey } from '#server/platform/passkeyPorts.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Challenge } from './challenges.ts';
import { factorMessages } from './messages.ts';

/** Errors: 404 where this server cannot check any. */
export function requirePasskeys({ passkeys }: Ports): Passkeys {
  if (!passkeys) throw new ApiError('not-found', factorMessages.noPasskeys);
  return passkeys;
}

const ownKeys = (db: Db, userId: string) =>
  db.selectFrom('passkeys').where('user_id', '=', userId).where('removed_at', 'is', null);

/** The oldest first. */
export async function readPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await ownKeys(db, userId)
    .select(['id', 'name', 'created_at', 'last_used_at', 'backed_up', 'counts_from'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    backedUp: row.backed_up,
    countsFrom: row.counts_from.toISOString(),
  }));
}

/** The browser chooses one of them, or does not add one twice; `signing` are those that decisions take. */
export async function knownKeys(
  db: Db,
  userId: string,
  { signing = false } = {},
): Promise<StoredPasskey[]> {
  let keys = ownKeys(db, userId);
  if (signing) keys = keys.where(sql<boolean>`counts_from <= platform_now()`);
  const rows = await keys.select(['credential_id', 'public_key', 'transports']).execute();
  return rows.map(toStored);
}

interface Row {
  credential_id: Uint8Array;
  public_key: Uint8Array;
  transports: string;
}

const toStored = ({ credential_id, public_key, transports }: Row): StoredPasskey => ({
  credentialId: credential_id,
  publicKey: public_key,
  transports: transports.split(',').filter(Boolean),
});

interface Signed {
  assertion: string;
  challenge: Challenge;
  /** Only a key of this account. */
  userId?: string | undefined;
}

/** The owner of the key that signed; undefined when no valid key did. Changes nothing. */
export async function ownerOf(
  db: Db,
  { passkeys }: Ports,
  assertion: string,
): Promise<string | undefined> {
  const credentialId = passkeys?.credentialIdOf(assertion);
  if (!credentialId) return undefined;
  const row = await db
    .selectFrom('passkeys')
    .select('user_id')
    .where('credential_id', '=', credentialId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.user_id;
}

interface Used {
  name: string;
  credentialId: Uint8Array;
  /** It signs decisions, from `countsFrom` on. */
  counts: boolean;
  countsFrom: Date;
  /** The counter fell: a copy of the key may exist. */
  counterFell: boolean;
}

/**
 * Stamps the key that signed. Undefined when no valid key of the account did. Errors: 401 a counter
 * that fell, unless the key is synchronised, where it means nothing.
 */
export async function redeemPasskey(
  trx: Trx,
  { passkeys }: Ports,
  { assertion, challenge, userId, at }: Signed & { at: Date },
): Promise<Used | undefined> {
  const credentialId = passkeys?.credentialIdOf(assertion);
  if (!passkeys || !credentialId) return undefined;
  let named = trx
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'transports', 'counter', 'backed_up', 'name'])
    .select(['counts_from', sql<boolean>`counts_from <= platform_now()`.as('counts')])
    .where('credential_id', '=', credentialId)
    .where('removed_at', 'is', null);
  if (userId) named = named.where('user_id', '=', userId);
  const row = await named.forUpdate().executeTakeFirst();
  const signed = row && (await passkeys.signed(assertion, challenge.nonce, toStored(row)));
  if (!signed) return undefined;
  const before = Number(row.counter);
  const counterFell = (before > 0 || signed.counter > 0) && signed.counter <= before;
  if (counterFell && !row.backed_up) {
    throw new ApiError('unauthenticated', factorMessages.counterTooLow);
  }
  await trx
    .updateTable('passkeys')
    .set({ counter: BigInt(signed.counter), backed_up: signed.backedUp, last_used_at: at })
    .where('id', '=', row.id)
    .execute();
  const { name, counts, counts_from: countsFrom } = row;
  return { name, counterFell, credentialId, counts, countsFrom };
}
