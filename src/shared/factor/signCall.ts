import type { Call } from '#contract/call.ts';
import { secondFactor } from '#contract/secondFactor.ts';
import { pathWith } from '#contract/signatureHeaders.ts';
import { challengeOf, signedFields, signedText } from '#contract/signedText.ts';
import type { AnyOptions, Signature } from '#src/shared/api/options.ts';
import { send } from '#src/shared/api/send.ts';
import { signWithPasskey } from './passkey.ts';

/** The fields of a call as they are signed: after the rules of its body. */
export const fieldsOf = ({ body: rules }: Call, { body }: AnyOptions) =>
  signedFields(rules?.cast(body, { assert: false, stripUnknown: true }));

/**
 * Lets a passkey sign one call. The challenge is computed here, from the text that this browser sends.
 * Errors: ApiError, NetworkError, PasskeyError.
 */
export async function signCall(
  { method, path: form }: Call,
  params: Record<string, string> | undefined,
  fields: Readonly<Record<string, string>>,
): Promise<Signature> {
  const path = pathWith(form, params ?? {});
  const body = { method: method as 'POST' | 'PUT', path, body: JSON.stringify(fields) };
  const { data } = await send(secondFactor.challenge, { body });
  const nonce = Uint8Array.from(data.nonce.match(/../g) ?? [], (hex) => Number.parseInt(hex, 16));
  const challenge = await challengeOf(nonce, signedText({ method, path }, fields));
  const options = { ...data.options, challenge: base64url(challenge) };
  const assertion = base64url(new TextEncoder().encode(await signWithPasskey(options)));
  return { challengeId: data.challengeId, assertion };
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
