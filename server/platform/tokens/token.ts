import { sha256 } from '@noble/hashes/sha2.js';

/** A bearer or mail token: 256 random bits as URL-safe text. */
export function newToken(random: (bytes: number) => Uint8Array): string {
  return btoa(String.fromCharCode(...random(32)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * The SHA-256 of a token: all that is ever stored of it (S-336). Each request takes one: the platform's
 * own digest goes through another thread, which takes ten times as long for so few bytes.
 */
export function hashToken(token: string): Uint8Array {
  return sha256(new TextEncoder().encode(token));
}

/** A mail's text with the tokens of its links taken out: whoever reads a copy opens nothing with it. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(/#[\w-]{43}(?![\w-])/g, '#removed');
