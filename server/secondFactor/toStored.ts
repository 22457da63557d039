import type { StoredPasskey } from '#server/platform/passkeyPorts.ts';

interface Row {
  credential_id: Uint8Array;
  public_key: Uint8Array;
  transports: string;
}

/** A row of a passkey, as the check of a signature takes it. */
export const toStored = ({ credential_id, public_key, transports }: Row): StoredPasskey => ({
  credentialId: credential_id,
  publicKey: public_key,
  transports: transports.split(',').filter(Boolean),
});
