import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import type { Seal } from '#server/platform/seal.ts';

const nonceBytes = 12;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const plain = (bytes: Uint8Array) => new Uint8Array(bytes);

/** AES-GCM with 256 bits and HMAC-SHA256, each by a separate key that is derived from the 32 bytes. */
export function sealOf(key: Uint8Array, random: (bytes: number) => Uint8Array): Seal {
  const derived = (use: string) => hkdf(sha256, key, undefined, bytesOf(use), 32);
  const digestKey = derived('plainvest digest');
  let aesKey: Promise<CryptoKey> | undefined;
  const importedKey = () => {
    aesKey ??= crypto.subtle.importKey('raw', plain(derived('plainvest seal')), 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ]);
    return aesKey;
  };
  const terms = (nonce: Uint8Array, about: string) => ({
    name: 'AES-GCM',
    iv: plain(nonce),
    additionalData: bytesOf(about),
  });
  return {
    name: bytesToHex(sha256(key).slice(0, 8)),
    seal: async (secret, about) => {
      const nonce = random(nonceBytes);
      const sealed = await crypto.subtle.encrypt(
        terms(nonce, about),
        await importedKey(),
        plain(secret),
      );
      return concatBytes(nonce, new Uint8Array(sealed));
    },
    open: async (sealed, about) => {
      const nonce = sealed.slice(0, nonceBytes);
      const rest = plain(sealed.slice(nonceBytes));
      return new Uint8Array(
        await crypto.subtle.decrypt(terms(nonce, about), await importedKey(), rest),
      );
    },
    digest: (text) => hmac(sha256, digestKey, bytesOf(text)),
  };
}
