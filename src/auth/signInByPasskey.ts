import type { SignedIn } from '#contract/auth.ts';
import { secondFactor } from '#contract/secondFactor.ts';
import { send } from '#src/shared/api/send.ts';
import { copy } from '#src/shared/factor/copy.ts';
import { PasskeyError, signWithPasskey } from '#src/shared/factor/passkey.ts';
import { readDevice } from '#src/shared/session/storedSession.ts';

/** Signs in by a passkey, which names the account. Errors: PasskeyError, ApiError. */
export async function signInByPasskey(): Promise<SignedIn> {
  const { challengeId, options } = (await send(secondFactor.passkeySignInOptions)).data;
  if (!challengeId || !options) throw new PasskeyError(copy.passkeyErrors.unsupported);
  const assertion = await signWithPasskey(options);
  const body = { challengeId, assertion, device: readDevice() };
  return send(secondFactor.passkeySignIn, { body });
}
