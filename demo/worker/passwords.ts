import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

// A real hash at a low cost: only the visitor can reach this database, and waits for it twice.
const cost = { N: 2 ** 7, r: 8, p: 1, dkLen: 32 };
// Of the demos that an earlier version has stored, whose hashes do not name their cost.
const earlierN = 2 ** 12;
const saltBytes = 16;

export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const hash = bytesToHex(await scryptAsync(password, salt, cost));
  return `scrypt$${bytesToHex(salt)}$${hash}$${cost.N}`;
}

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, salt = '', hash, N = earlierN] = stored.split('$');
  const options = { ...cost, N: Number(N) };
  return bytesToHex(await scryptAsync(password, hexToBytes(salt), options)) === hash;
}
