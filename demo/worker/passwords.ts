import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

// A real hash at a small cost: nobody but the visitor can reach what it guards.
const cost = { N: 2 ** 12, r: 8, p: 1, dkLen: 32 };
const saltBytes = 16;

/** A password as `scrypt$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  return `scrypt$${bytesToHex(salt)}$${bytesToHex(await scryptAsync(password, salt, cost))}`;
}

/** Whether a password has this hash. */
export async function verifyPassword(kept: string, password: string): Promise<boolean> {
  const [, salt = '', hash] = kept.split('$');
  return bytesToHex(await scryptAsync(password, hexToBytes(salt), cost)) === hash;
}
