import { concatBytes } from '@noble/hashes/utils.js';
import type { Bytes } from './bytes.ts';
import { twice } from './transaction.ts';

// More transactions than a block of four million units can have.
const transactionsMax = 70_000;

/** The root of a branch of one transaction (`gettxoutproof`), and that transaction's hash. */
export interface MerkleMatch {
  root: Uint8Array;
  leaf: Uint8Array;
}

/**
 * Reads a partial Merkle tree after its header. Undefined where it has parts too many or too few, not one
 * transaction, or two equal halves, by which a transaction could be made up.
 */
export function merkleMatch(bytes: Bytes): MerkleMatch | undefined {
  const total = bytes.u32();
  if (total === 0 || total > transactionsMax) return undefined;
  const hashes = Array.from({ length: Math.min(bytes.count(), total) }, () => bytes.take(32));
  const flags = bytes.take(bytes.count());
  if (!bytes.isAtEnd) return undefined;
  const widthOf = (height: number) => Math.ceil(total / 2 ** height);
  let top = 0;
  while (widthOf(top) > 1) top += 1;
  let [usedBits, usedHashes] = [0, 0];
  const leaves: Uint8Array[] = [];
  let isWrong = false;
  const nextHash = () => {
    const hash = hashes[usedHashes];
    usedHashes += 1;
    if (!hash) isWrong = true;
    return hash ?? new Uint8Array(32);
  };
  const read = (height: number, place: number): Uint8Array => {
    if (usedBits >= flags.length * 8) isWrong = true;
    const isParent = ((flags[usedBits >> 3] ?? 0) >> (usedBits & 7)) & 1;
    usedBits += 1;
    if (height === 0 || !isParent) {
      const hash = nextHash();
      if (height === 0 && isParent) leaves.push(hash);
      return hash;
    }
    const left = read(height - 1, place * 2);
    if (place * 2 + 1 >= widthOf(height - 1)) return twice(concatBytes(left, left));
    const right = read(height - 1, place * 2 + 1);
    if (left.every((byte, at) => byte === right[at])) isWrong = true;
    return twice(concatBytes(left, right));
  };
  const root = read(top, 0);
  const [leaf, ...others] = leaves;
  const isWhole = usedHashes === hashes.length && Math.ceil(usedBits / 8) === flags.length;
  return !isWrong && isWhole && leaf && others.length === 0 ? { root, leaf } : undefined;
}
