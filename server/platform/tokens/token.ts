import { sha256 } from '@noble/hashes/sha2.js';

/** A bearer or mail token: 256 random bits as URL-safe text. */
export function newToken(random: (bytes: number) => Uint8Array): string {
  return btoa(String.fromCharCode(...random(32)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * The SHA-256 of a token; the token itself is never stored. Not `crypto.subtle`, whose other thread
 * makes it ten times slower, and each request computes one.
 */
export function hashToken(token: string): Uint8Array {
  return sha256(new TextEncoder().encode(token));
}

/** The text of a mail without the tokens of its links, so that a copy cannot be used to sign in. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(/#[\w-]{43}(?![\w-])/g, '#removed');
