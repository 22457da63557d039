import { bytesToHex } from '@noble/hashes/utils.js';
import { messages } from '#contract/messages.ts';
import { secondFactor } from '#contract/secondFactor.ts';
import { challengeOf, signedFields, signedText, textHash } from '#contract/signedText.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { openChallenge } from './challenges.ts';
import { knownKeys, requirePasskeys } from './passkeys.ts';

/** POST /challenges. Errors: 400 a body that cannot be read, 404 no passkeys here, 409 none that signs. */
export const openSigning: Route = serve(
  secondFactor.challenge,
  async ({ body, db, ports, user, at }) => {
    const passkeys = requirePasskeys(ports);
    const { userId } = user;
    const text = signedText(body, await signedFields(parsed(body.body)));
    const keys = await knownKeys(db, userId, { signing: true });
    if (keys.length === 0) throw new ApiError('conflict', platformMessages.passkeyNeeded);
    const { random } = ports;
    const signedHash = await textHash(text);
    const { id, nonce } = await db
      .transaction()
      .execute((trx) => openChallenge(trx, { purpose: 'sign', userId, random, signedHash }, at));
    const options = await passkeys.request(await challengeOf(nonce, text), keys);
    return { data: { challengeId: id, nonce: bytesToHex(nonce), options } };
  },
);

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json || '{}');
  } catch {
    throw new ApiError('malformed', messages.malformed);
  }
}
