import type { SecondFactorStep } from '#contract/error.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { methodsOf, readFactors } from '#server/platform/http/factors.ts';
import type { Ports } from '#server/platform/ports.ts';
import { openChallenge } from './challenges.ts';
import { knownKeys } from './passkeys.ts';

interface Asked {
  purpose: 'sign-in' | 'reauthenticate';
  userId: string;
  at: Date;
}

/** The ways to confirm of an account, with a challenge. Undefined without a second factor. */
export async function askForFactor(
  db: Db,
  ports: Ports,
  { purpose, userId, at }: Asked,
): Promise<SecondFactorStep | undefined> {
  const { passkeys, random } = ports;
  const methods = methodsOf(await readFactors(db, userId));
  if (methods.length === 0) return undefined;
  const { id, nonce, ticket } = await openChallenge(db, { purpose, userId, random }, at);
  const options =
    passkeys && methods.includes('passkey')
      ? await passkeys.request(nonce, await knownKeys(db, userId))
      : null;
  return { ticket, methods, challengeId: options && id, options };
}
