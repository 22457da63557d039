import { bytesToHex } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import { challengeOf, textHash } from '#contract/signedText.ts';
import type { Evidence } from '#server/platform/db/tables/evidence.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Signer } from '#server/platform/http/signing/signer.ts';
import { momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { tellFallenCounter } from './mail.ts';
import { isRequired } from './readSecondFactor.ts';
import { redeemPasskey } from './redeemPasskey.ts';

const kept = new WeakMap<Trx, Promise<Evidence>>();

/**
 * How it is known that the caller wants this, to be kept with the decision. A passkey's signature is
 * used up once for each transaction. Errors: 403 `signature` one of something else, used or expired.
 */
export function readEvidence(trx: Trx, signer: Signer): Promise<Evidence> {
  const evidence = kept.get(trx) ?? redeemSignature(trx, signer);
  kept.set(trx, evidence);
  return evidence;
}

/** A thief of a session could remove the passkey that a decision asks for. */
const signsAfter = sql`interval '24 hours'`;

/**
 * For what is always signed by an account with a passkey; `byPasskeyOnly` for decisions of two people,
 * where no other way counts if staff need a second factor. Errors: 403 `signature`; 409 within a day
 * after the passkey was removed.
 */
export async function requireSignature(
  trx: Trx,
  signer: Signer,
  { byPasskeyOnly = false } = {},
): Promise<void> {
  if (signer.signature) return;
  const { caller, ports } = signer;
  const { rows } = await sql<{ until: Date | null }>`SELECT removed_at + ${signsAfter} AS until
    FROM passkeys WHERE user_id = ${caller.userId}
      AND counts_from <= coalesce(removed_at, platform_now())
      AND (removed_at IS NULL OR removed_at + ${signsAfter} > platform_now())
    ORDER BY removed_at DESC NULLS FIRST LIMIT 1`.execute(trx);
  const [key] = rows;
  if (key?.until) {
    throw new ApiError('conflict', platformMessages.keyRemoved(momentInUtc(key.until)));
  }
  if (key) throw new ApiError('signature', platformMessages.signFirst);
  if (byPasskeyOnly && isRequired(ports, caller)) {
    throw new ApiError('signature', platformMessages.passkeyNeeded);
  }
}

async function redeemSignature(trx: Trx, { caller, ports, at, signature }: Signer) {
  const { userId, reauthenticatedBy: type } = caller;
  // A session that a passkey confirmed is not a signature of this decision.
  if (!signature) return { type: type === 'passkey' ? 'passkey-sign-in' : type } as const;
  const { challengeId, assertion, text } = signature;
  const challenge = await trx
    .updateTable('challenges')
    .set({ used_at: at })
    .where('purpose', '=', 'sign')
    .where(sql`id::text`, '=', challengeId)
    .where('user_id', '=', userId)
    .where('text_hash', '=', await textHash(text))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['id', 'nonce'])
    .executeTakeFirst();
  const notSigned = new ApiError('signature', platformMessages.notSigned);
  if (!challenge) throw notSigned;
  const nonce = await challengeOf(challenge.nonce, text);
  const asked = { ...challenge, nonce, userId };
  const used = await redeemPasskey(trx, ports, { assertion, challenge: asked, userId, at });
  if (!used) throw notSigned;
  if (used.counterFell) await tellFallenCounter(trx, ports, { userId, name: used.name, at });
  if (!used.counts) {
    const moment = momentInUtc(used.countsFrom);
    throw new ApiError('signature', platformMessages.signsLater(moment));
  }
  return {
    type: 'passkey',
    credential: bytesToHex(used.credentialId),
    nonce: bytesToHex(challenge.nonce),
    ...{ text, assertion },
  } as const;
}
