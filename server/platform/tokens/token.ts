import { sha256 } from '@noble/hashes/sha2.js';

/** 256 random bits as URL-safe text. */
export function newToken(random: (bytes: number) => Uint8Array): string {
  return btoa(String.fromCharCode(...random(32)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Not `crypto.subtle`, whose other thread is ten times slower, and each request computes one. */
export function hashToken(token: string): Uint8Array {
  return sha256(new TextEncoder().encode(token));
}

/** A copy of the mail cannot be used to sign in. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(/#[\w-]{43}(?![\w-])/g, '#removed');
