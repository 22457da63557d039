import { nodeHash } from './treeHash.ts';

/** Leaves `from` up to and without `to`, counted from 0. */
export interface Range {
  from: number;
  to: number;
}

/** A complete subtree: 2^level leaves from place × 2^level on. */
export interface Subtree {
  level: number;
  place: number;
}

const half = (count: number): number => {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
};

/** The ranges whose roots prove leaf `index` of `size`, the nearest first (RFC 6962, 2.1.1). */
export function inclusionRanges(index: number, size: number, from = 0): Range[] {
  if (size <= 1) return [];
  const left = half(size);
  const split = from + left;
  return index < left
    ? [...inclusionRanges(index, left, from), { from: split, to: from + size }]
    : [...inclusionRanges(index - left, size - left, split), { from, to: split }];
}

/** The ranges whose roots prove that `size` leaves continue the first `old` (RFC 6962, 2.1.2). */
export function consistencyRanges(old: number, size: number): Range[] {
  return old === 0 || old === size ? [] : continued({ old, size, from: 0, isKnown: true });
}

interface Part {
  old: number;
  size: number;
  from: number;
  /** The root of the old tree is known to who checks. */
  isKnown: boolean;
}

function continued({ old, size, from, isKnown }: Part): Range[] {
  if (old === size) return isKnown ? [] : [{ from, to: from + size }];
  const left = half(size);
  const split = from + left;
  return old <= left
    ? [...continued({ old, size: left, from, isKnown }), { from: split, to: from + size }]
    : [
        ...continued({ old: old - left, size: size - left, from: split, isKnown: false }),
        { from, to: split },
      ];
}

/** The complete subtrees of a range of a proof, or of a whole tree, from the left. */
export function subtreesOf({ from, to }: Range): Subtree[] {
  const parts: Subtree[] = [];
  let start = from;
  while (start < to) {
    let level = 0;
    while (start + 2 ** (level + 1) <= to) level += 1;
    parts.push({ level, place: start / 2 ** level });
    start += 2 ** level;
  }
  return parts;
}

/** The root of neighbouring subtrees, the largest first. Errors: an Error without any. */
export function foldSubtrees(hashes: readonly Uint8Array[]): Uint8Array {
  const last = hashes.at(-1);
  if (!last) throw new Error('A range without leaves has no root.');
  return hashes.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last);
}
