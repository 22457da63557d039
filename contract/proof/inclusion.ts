import { hashBytes, isSame, nodeHash } from './treeHash.ts';

export interface Inclusion {
  /** The hash of the leaf. */
  leaf: Uint8Array;
  /** Counted from 0. */
  index: number;
  size: number;
  proof: readonly Uint8Array[];
  root: Uint8Array;
}

const halved = (count: number) => Math.floor(count / 2);

/** Whether the tree with this root has the leaf at this place (RFC 9162, 2.1.3.2). */
export function includes({ leaf, index, size, proof, root }: Inclusion): boolean {
  if (!isCount(index) || !isCount(size) || index >= size) return false;
  if ([leaf, root, ...proof].some((hash) => hash.length !== hashBytes)) return false;
  let place = index;
  let last = size - 1;
  let hash = leaf;
  for (const next of proof) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(next, hash);
      while (place % 2 === 0 && place !== 0) {
        place = halved(place);
        last = halved(last);
      }
    } else {
      hash = nodeHash(hash, next);
    }
    place = halved(place);
    last = halved(last);
  }
  return last === 0 && isSame(hash, root);
}

export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
