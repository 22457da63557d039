import { timingSafeEqual } from 'node:crypto';

/** Throws an Error unless the signature of a backup is the expected one. */
export function requireSigned(file: string, hmac: string | undefined, expected: string): void {
  if (hmac === undefined) {
    throw new Error(
      `${file} is not signed: an older release made it, or it was changed. If you trust its content, ` +
        'add --unsigned.',
    );
  }
  const actual = Buffer.from(hmac, 'hex');
  const expectedBytes = Buffer.from(expected, 'hex');
  if (actual.length === expectedBytes.length && timingSafeEqual(actual, expectedBytes)) return;
  throw new Error(
    `${file} does not fit its signature: it was changed, or signed with another key. Nothing was ` +
      'restored.',
  );
}
