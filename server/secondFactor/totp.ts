import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';

const stepMs = 30_000;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Of SHA-1 (RFC 4226, section 4). */
export const secretBytes = 20;

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** RFC 6238. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs);

/** The code of a step (RFC 4226, section 5.3). */
export function totpOf(secret: Uint8Array, step: number, length = digits): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = hmac(sha1, secret, new Uint8Array(counter.buffer));
  const offset = (mac.at(-1) ?? 0) & 15;
  const word = new DataView(mac.buffer, mac.byteOffset).getUint32(offset) & 0x7fffffff;
  return String(word % 10 ** length).padStart(length, '0');
}

/** The step whose code was typed, of now, the one before and the one after. */
export function matchingStep(secret: Uint8Array, typed: string, at: Date): number | undefined {
  const code = typed.replace(/\s/g, '');
  const now = stepAt(at);
  return [now, now - 1, now + 1].find((step) => totpOf(secret, step) === code);
}

/** The text of the QR code for an authenticator app. */
export function appUri(
  secret: Uint8Array,
  { brand, userName }: { brand: string; userName: string },
) {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(userName)}`;
  const query = new URLSearchParams({ secret: base32(secret), issuer: brand });
  return `otpauth://totp/${label}?${query}`;
}
