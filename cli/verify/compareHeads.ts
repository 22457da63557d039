import type { Checkpoint } from '#contract/proof/checkpoint.ts';
import { foldSubtrees, subtreesOf } from '#contract/proof/subtrees.ts';
import { emptyRoot, isSame, nodeHash } from '#contract/proof/treeHash.ts';
import type { Finding } from './finding.ts';

/** A signed head, and the file that has it. */
export interface NamedHead {
  name: string;
  checkpoint: Checkpoint;
}

/** Compares heads with one another, and with the leaves that were given. */
export const compareHeads = (
  heads: readonly NamedHead[],
  leaves: readonly Uint8Array[],
): Finding[] => [...twoHistories(heads), ...recomputed(heads, leaves)];

function twoHistories(heads: readonly NamedHead[]): Finding[] {
  return heads.flatMap((one, index) =>
    heads.slice(index + 1).flatMap((other) => {
      const [a, b] = [one.checkpoint, other.checkpoint];
      const isSplit = a.origin === b.origin && a.size === b.size && !isSame(a.root, b.root);
      const text = `${one.name} and ${other.name}: two signed histories of ${a.size} lines. Keep both files: they prove it.`;
      return isSplit ? [{ isGood: false, text }] : [];
    }),
  );
}

function recomputed(heads: readonly NamedHead[], leaves: readonly Uint8Array[]): Finding[] {
  return heads
    .filter(({ checkpoint }) => leaves.length > 0 && checkpoint.size <= leaves.length)
    .map(({ name, checkpoint: { size, root } }) => {
      const isGood = isSame(rootOf(leaves.slice(0, size)), root);
      return { isGood, text: `${name}: its root ${isGood ? 'is' : 'is not'} that of the lines.` };
    });
}

function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return emptyRoot;
  const parts = subtreesOf({ from: 0, to: leaves.length });
  return foldSubtrees(
    parts.map(({ level, place }) => {
      let hashes = leaves.slice(place * 2 ** level, (place + 1) * 2 ** level);
      while (hashes.length > 1) {
        hashes = hashes.flatMap((hash, index) =>
          index % 2 === 0 ? [nodeHash(hash, hashes[index + 1] ?? hash)] : [],
        );
      }
      return hashes[0] ?? emptyRoot;
    }),
  );
}
