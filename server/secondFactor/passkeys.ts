import { sql } from 'kysely';
import type { Passkey } from '#contract/secondFactor.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Passkeys, StoredPasskey } from '#server/platform/passkeyPorts.ts';
import type { Ports } from '#server/platform/ports.ts';
import { factorMessages } from './messages.ts';
import { toStored } from './toStored.ts';

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
