import { hexToBytes } from '@noble/hashes/utils.js';
import { passkeysOf } from '#server/adapters/passkeys.ts';
import type { CheckSignature } from '#server/approvals/verifyEvidence.ts';

/** Checks a signature for the site of its key: that name or a name below it. */
export const checkForItsSite: CheckSignature = async (assertion, challenge, key) => {
  const origin = originOf(assertion);
  const { relyingParty, credential, publicKey } = key;
  if (!origin || !isWithin(origin, relyingParty)) return false;
  const site = passkeysOf({ relyingParty, publicUrl: origin, demo: false });
  const stored = { credentialId: hexToBytes(credential), publicKey, transports: [] };
  return (await site.signed(assertion, challenge, stored)) !== undefined;
};

function originOf(assertion: string): string | undefined {
  try {
    const { response } = JSON.parse(assertion) as { response: { clientDataJSON: string } };
    const client = Buffer.from(response.clientDataJSON, 'base64url').toString();
    return (JSON.parse(client) as { origin: string }).origin;
  } catch {
    return undefined;
  }
}

function isWithin(origin: string, relyingParty: string): boolean {
  const { hostname, protocol } = new URL(origin);
  const isOurs = hostname === relyingParty || hostname.endsWith(`.${relyingParty}`);
  return isOurs && (protocol === 'https:' || hostname === 'localhost');
}
