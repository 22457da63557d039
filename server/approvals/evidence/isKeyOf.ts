import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

const base58 = createBase58check(sha256);
const keyForm = /[a-z]pub[1-9A-HJ-NP-Za-km-z]{100,}/i;
const originForm = /\[([0-9a-f]{8})\//i;

/** The bytes after the version, in which the forms of one key differ. */
function bytesOf(text: string): string | undefined {
  try {
    return bytesToHex(base58.decode(keyForm.exec(text)?.[0] ?? '').subarray(4));
  } catch {
    // The library throws on a wrong checksum.
    return undefined;
  }
}

/** Whether the typed key and fingerprint, or the descriptor with both, are those of a wallet's row. */
export function isKeyOf(
  { key = '', fingerprint }: Readonly<Record<string, string>>,
  row: Readonly<Record<string, unknown>>,
): boolean {
  const typed = bytesOf(key);
  const master = (fingerprint || originForm.exec(key)?.[1])?.toLowerCase();
  return (
    typed !== undefined &&
    typed === bytesOf(String(row.account_key)) &&
    (row.fingerprint === null || row.fingerprint === `\\x${master}`)
  );
}
