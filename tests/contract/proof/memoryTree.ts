import {
  consistencyRanges,
  foldSubtrees,
  inclusionRanges,
  type Range,
  type Subtree,
  subtreesOf,
} from '#contract/proof/subtrees.ts';
import { emptyRoot, leafHash, nodeHash } from '#contract/proof/treeHash.ts';

/** A log in memory that keeps its complete subtrees, as the database does. */
export function memoryTree(lines: readonly Uint8Array[]) {
  const levels = [lines.map(leafHash)];
  for (let below = levels[0] ?? []; below.length > 1; below = levels.at(-1) ?? []) {
    const pairs = Array.from({ length: Math.floor(below.length / 2) }, (_, place) =>
      nodeHash(at(below, place * 2), at(below, place * 2 + 1)),
    );
    levels.push(pairs);
  }
  const subtree = ({ level, place }: Subtree) => at(levels[level] ?? [], place);
  const rootOf = (range: Range) => foldSubtrees(subtreesOf(range).map(subtree));
  return {
    leaf: (index: number) => at(levels[0] ?? [], index),
    root: (size = lines.length) => (size === 0 ? emptyRoot : rootOf({ from: 0, to: size })),
    inclusion: (index: number, size = lines.length) => inclusionRanges(index, size).map(rootOf),
    consistency: (old: number, size = lines.length) => consistencyRanges(old, size).map(rootOf),
  };
}

function at(hashes: readonly Uint8Array[], place: number): Uint8Array {
  const hash = hashes[place];
  if (!hash) throw new Error(`There is no hash ${place}.`);
  return hash;
}
