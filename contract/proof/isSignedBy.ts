const plain = (bytes: Uint8Array) => new Uint8Array(bytes);

/** False for a wrong signature. Errors: NotSupportedError where the browser has no Ed25519. */
export async function isSignedBy(
  publicKey: Uint8Array,
  signature: Uint8Array,
  text: string,
): Promise<boolean> {
  if (publicKey.length !== 32 || signature.length !== 64) return false;
  const key = await crypto.subtle.importKey('raw', plain(publicKey), 'Ed25519', false, ['verify']);
  const message = new TextEncoder().encode(text);
  return crypto.subtle.verify('Ed25519', key, plain(signature), message);
}
