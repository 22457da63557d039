import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { challengeMs } from '#contract/lifetimes.ts';
import type { Passkeys, StoredPasskey } from '#server/platform/passkeyPorts.ts';

// EdDSA, ES256 and RS256, by their numbers of COSE.
const algorithms = [-8, -7, -257];
const brand = 'Plainvest';

// Loading it takes longer than most requests, and most servers check no passkey at the start.
const library = () => import('@simplewebauthn/server');

interface Site {
  relyingParty: string;
  publicUrl: string;
  demo: boolean;
}

/** Checks passkeys for one site, by the rules of WebAuthn with a verified user. */
export function passkeysOf({ relyingParty, publicUrl, demo }: Site): Passkeys {
  const expectedOf = (clientData: string, nonce: Uint8Array) => ({
    expectedChallenge: base64url(nonce),
    // In demo mode the port may differ from that of the links in mails.
    expectedOrigin: demo ? [publicUrl, localOrigin(clientData, publicUrl)] : publicUrl,
    expectedRPID: relyingParty,
    requireUserVerification: true,
  });
  return {
    relyingParty,
    creation: async (user, nonce, known) => {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: brand,
        rpID: relyingParty,
        userID: new TextEncoder().encode(user.id),
        userName: user.userName,
        userDisplayName: user.fullName,
        challenge: new Uint8Array(nonce),
        timeout: challengeMs,
        attestationType: 'none',
        excludeCredentials: known.map(descriptor),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      });
      return { ...options };
    },
    request: async (nonce, known) => {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: relyingParty,
        challenge: new Uint8Array(nonce),
        timeout: challengeMs,
        allowCredentials: known.map(descriptor),
        userVerification: 'required',
      });
      return { ...options };
    },
    made: async (attestation, nonce) => {
      const { verifyRegistrationResponse } = await library();
      return unlessInvalid(async () => {
        const response = JSON.parse(attestation) as RegistrationResponseJSON;
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response,
          ...expectedOf(response.response.clientDataJSON, nonce),
          supportedAlgorithmIDs: algorithms,
        });
        if (!verified) return undefined;
        const { credential, credentialBackedUp } = registrationInfo;
        return {
          credentialId: bytesOf(credential.id),
          publicKey: credential.publicKey,
          counter: credential.counter,
          transports: transportsOf(credential),
          backedUp: credentialBackedUp,
        };
      });
    },
    credentialIdOf: (assertion) => {
      try {
        return bytesOf((JSON.parse(assertion) as AuthenticationResponseJSON).id);
      } catch {
        return undefined;
      }
    },
    signed: async (assertion, nonce, key) => {
      const { verifyAuthenticationResponse } = await library();
      return unlessInvalid(async () => {
        const response = JSON.parse(assertion) as AuthenticationResponseJSON;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response,
          ...expectedOf(response.response.clientDataJSON, nonce),
          // The caller compares the counter, because it depends on the kind of key.
          credential: { ...descriptor(key), publicKey: new Uint8Array(key.publicKey), counter: 0 },
        });
        if (!verified) return undefined;
        const { newCounter, credentialBackedUp } = authenticationInfo;
        return { counter: newCounter, backedUp: credentialBackedUp };
      });
    },
  };
}

/** The library throws for each reply that it rejects; the sender does not learn why. */
async function unlessInvalid<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

const descriptor = ({ credentialId, transports }: StoredPasskey) => ({
  id: base64url(credentialId),
  transports: [...transports] as NonNullable<WebAuthnCredential['transports']>,
});

// A browser may name others later; a text of the sender's choice is not kept.
const known = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const transportsOf = ({ transports = [] }: WebAuthnCredential): string[] =>
  known.filter((name) => (transports as readonly string[]).includes(name));

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));

function localOrigin(clientData: string, publicUrl: string): string {
  const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
    origin: string;
  };
  return new URL(origin).hostname === 'localhost' ? origin : publicUrl;
}
