import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Challenge } from './challenges.ts';
import { factorMessages } from './messages.ts';
import { toStored } from './toStored.ts';

interface Signed {
  assertion: string;
  challenge: Challenge;
  /** Only a key of this account. */
  userId?: string | undefined;
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
