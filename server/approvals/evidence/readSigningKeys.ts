import { bytesToHex } from '@noble/hashes/utils.js';
import type { Db } from '#server/platform/db/tables.ts';

/** A public key of a person, and when it counted; the credential is hex. */
export interface SigningKey {
  credential: string;
  userId: string;
  name: string;
  publicKey: Uint8Array;
  relyingParty: string;
  countsFrom: Date;
  removedAt: Date | null;
  /** The last reset of all keys of this person by two others. */
  resetAt: Date | null;
}

/** The passkeys of these people, or of all; those that were removed included. */
export async function readSigningKeys(db: Db, userIds?: readonly string[]): Promise<SigningKey[]> {
  let keys = db
    .selectFrom('passkeys')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('resets')
        .select((reset) => reset.fn.max('done_at').as('done_at'))
        .whereRef('resets.user_id', '=', 'passkeys.user_id')
        .as('reset_at'),
    );
  if (userIds) keys = keys.where('user_id', 'in', userIds);
  const rows = await keys.execute();
  return rows.map((row) => ({
    credential: bytesToHex(row.credential_id),
    userId: row.user_id,
    name: row.name,
    publicKey: row.public_key,
    relyingParty: row.relying_party,
    countsFrom: row.counts_from,
    removedAt: row.removed_at,
    resetAt: row.reset_at,
  }));
}
