import { createHash } from 'node:crypto';

// Written from the text of RFC 6962, section 2.1, and not from the product: the tests compare both.

const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};

/** The largest power of two smaller than n. */
const k = (n: number): number => 2 ** Math.ceil(Math.log2(n) - 1);

/** Merkle Tree Hash of a list of entries. */
export function mth(entries: readonly Uint8Array[]): Uint8Array {
  const [first] = entries;
  if (!first) return sha256();
  if (entries.length === 1) return sha256(Uint8Array.of(0x00), first);
  const split = k(entries.length);
  return sha256(Uint8Array.of(0x01), mth(entries.slice(0, split)), mth(entries.slice(split)));
}

/** Audit path of entry m. */
export function path(m: number, entries: readonly Uint8Array[]): Uint8Array[] {
  if (entries.length === 1) return [];
  const split = k(entries.length);
  return m < split
    ? [...path(m, entries.slice(0, split)), mth(entries.slice(split))]
    : [...path(m - split, entries.slice(split)), mth(entries.slice(0, split))];
}

/** Consistency proof of the first m entries, for 0 < m < n. */
export const proof = (m: number, entries: readonly Uint8Array[]): Uint8Array[] =>
  subproof(m, entries, true);

function subproof(m: number, entries: readonly Uint8Array[], isWhole: boolean): Uint8Array[] {
  if (m === entries.length) return isWhole ? [] : [mth(entries)];
  const split = k(entries.length);
  return m <= split
    ? [...subproof(m, entries.slice(0, split), isWhole), mth(entries.slice(split))]
    : [...subproof(m - split, entries.slice(split), false), mth(entries.slice(0, split))];
}
