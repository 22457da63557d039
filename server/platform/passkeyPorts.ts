/** A passkey as it is stored. */
export interface StoredPasskey {
  credentialId: Uint8Array;
  publicKey: Uint8Array;
  transports: readonly string[];
}

/** A passkey that was just made. */
export interface NewPasskey extends StoredPasskey {
  counter: number;
  backedUp: boolean;
}

type PasskeyOptions = Record<string, unknown>;

/** Makes and checks passkeys. */
export interface Passkeys {
  relyingParty: string;
  /** Options for the browser that makes a key. */
  creation: (
    user: { id: string; userName: string; fullName: string },
    nonce: Uint8Array,
    known: readonly StoredPasskey[],
  ) => Promise<PasskeyOptions>;
  /** Options for the browser that signs; without keys it offers all that it has. */
  request: (nonce: Uint8Array, known: readonly StoredPasskey[]) => Promise<PasskeyOptions>;
  /** Undefined when it is not valid. */
  made: (attestation: string, nonce: Uint8Array) => Promise<NewPasskey | undefined>;
  /** Undefined when it is unreadable. */
  credentialIdOf: (assertion: string) => Uint8Array | undefined;
  /** Undefined when it is not valid; the caller compares the counter. */
  signed: (
    assertion: string,
    nonce: Uint8Array,
    key: StoredPasskey,
  ) => Promise<{ counter: number; backedUp: boolean } | undefined>;
}
