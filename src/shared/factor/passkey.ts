import { copy } from './copy.ts';

type Options = Record<string, unknown>;

/** A passkey that the browser did not make or use; its message is for the user. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

/** The reply of a passkey to the challenge, as JSON text. Errors: PasskeyError. */
export const signWithPasskey = (options: Options): Promise<string> =>
  asked(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );

/** A new passkey as JSON text. Errors: PasskeyError. */
export const makePasskey = (options: Options): Promise<string> =>
  asked(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );

async function asked(ask: () => Promise<Credential | null>): Promise<string> {
  const { address, unsupported, known, cancelled } = copy.passkeyErrors;
  if (!('PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential)) {
    throw new PasskeyError(window.isSecureContext ? unsupported : address);
  }
  const credential = await ask().catch((error: unknown) => {
    const { name } = error as Error;
    if (name === 'SecurityError') throw new PasskeyError(address);
    if (name === 'InvalidStateError') throw new PasskeyError(known);
    // For a browser "cancelled" and "no passkey" are the same.
    throw new PasskeyError(cancelled);
  });
  if (!credential) throw new PasskeyError(cancelled);
  return JSON.stringify((credential as PublicKeyCredential).toJSON());
}
