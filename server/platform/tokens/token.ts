import { sha256 } from '@noble/hashes/sha2.js';

const hourMs = 60 * 60_000;

/** The page that it opens and its lifetime after sending. */
export const linkKinds = {
  'reset-password': { path: '/reset-password', lifeMs: hourMs },
  'verify-email': { path: '/verify-email', lifeMs: 3 * 24 * hourMs },
  'not-me': { path: '/not-me', lifeMs: 7 * 24 * hourMs },
} as const;

export type LinkPurpose = keyof typeof linkKinds;

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
