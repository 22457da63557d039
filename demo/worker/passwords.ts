import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

// A real hash at a low cost: only the visitor can reach this database.
const cost = { N: 2 ** 12, r: 8, p: 1, dkLen: 32 };
const saltBytes = 16;

export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  return `scrypt$${bytesToHex(salt)}$${bytesToHex(await scryptAsync(password, salt, cost))}`;
}

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, salt = '', hash] = stored.split('$');
  return bytesToHex(await scryptAsync(password, hexToBytes(salt), cost)) === hash;
}
