import { passkeysMax } from '#contract/sizes.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import type { NewPasskey } from '#server/platform/passkeyPorts.ts';
import { factorMessages } from './messages.ts';
import { knownKeys } from './passkeys.ts';

/** Adds a passkey and returns its id. Errors: 409 registered before, by any account; 422 too many. */
export async function addKey(
  trx: Trx,
  { userId, name, ...key }: NewPasskey & { userId: string; name: string },
  relyingParty: string,
): Promise<string> {
  const known = await knownKeys(trx, userId);
  if (known.length >= passkeysMax) throw new ApiError('rule', factorMessages.keysMax);
  const id = crypto.randomUUID();
  const added = await trx
    .insertInto('passkeys')
    .values({
      id,
      credential_id: key.credentialId,
      user_id: userId,
      public_key: key.publicKey,
      counter: BigInt(key.counter),
      transports: key.transports.join(','),
      relying_party: relyingParty,
      backed_up: key.backedUp,
      name,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw fieldError('name', factorMessages.keyKnown, 'conflict');
  return id;
}
