import { isCount } from './inclusion.ts';
import { emptyRoot, hashBytes, isSame, nodeHash } from './treeHash.ts';

export interface Head {
  size: number;
  root: Uint8Array;
}

const halved = (count: number) => Math.floor(count / 2);

/** Whether `later` begins with all lines of `earlier`, unchanged (RFC 9162, 2.1.4.2). */
export function continues(earlier: Head, later: Head, proof: readonly Uint8Array[]): boolean {
  if (!isCount(earlier.size) || !isCount(later.size) || earlier.size > later.size) return false;
  if ([earlier.root, later.root, ...proof].some((hash) => hash.length !== hashBytes)) return false;
  if (earlier.size === 0) return proof.length === 0 && isSame(earlier.root, emptyRoot);
  if (earlier.size === later.size) {
    return proof.length === 0 && isSame(earlier.root, later.root);
  }
  const isPower = Number.isInteger(Math.log2(earlier.size));
  const [first, ...rest] = isPower ? [earlier.root, ...proof] : proof;
  if (!first || proof.length === 0) return false;
  let place = earlier.size - 1;
  let last = later.size - 1;
  while (place % 2 === 1) {
    place = halved(place);
    last = halved(last);
  }
  let old = first;
  let now = first;
  for (const next of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      old = nodeHash(next, old);
      now = nodeHash(next, now);
      while (place % 2 === 0 && place !== 0) {
        place = halved(place);
        last = halved(last);
      }
    } else {
      now = nodeHash(now, next);
    }
    place = halved(place);
    last = halved(last);
  }
  return last === 0 && isSame(old, earlier.root) && isSame(now, later.root);
}
