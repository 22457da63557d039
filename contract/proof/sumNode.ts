import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hashBytes } from './treeHash.ts';

/** A node of a tree that has the sum of its leaves in each hash; cents. */
export interface SumNode {
  hash: Uint8Array;
  cents: bigint;
}

/** The amount owed to an account, or a part of it, at the moment that `snapshot` names. */
export interface SumLeaf {
  snapshot: string;
  name: string;
  /** 32 bytes, without which no one can try balances until a hash fits. */
  nonce: Uint8Array;
  cents: bigint;
}

// A leaf cannot be taken for a node, nor a node for a leaf.
const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

const centsEnd = 2n ** 63n;

/** Without a sign and below 2^63, so that no sum on the way up can shrink. */
export const isSum = (cents: bigint): boolean => cents >= 0n && cents < centsEnd;

function bytesOf(value: bigint, length: 4 | 8): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value);
  return bytes.slice(8 - length);
}

const withLength = (text: string) => {
  const bytes = utf8ToBytes(text);
  return concatBytes(bytesOf(BigInt(bytes.length), 4), bytes);
};

export function leafNode({ snapshot, name, nonce, cents }: SumLeaf): SumNode {
  const content = concatBytes(withLength(snapshot), withLength(name), nonce, bytesOf(cents, 8));
  return { hash: sha256(concatBytes(leafMark, content)), cents };
}

function parentOf(left: SumNode, right: SumNode): SumNode {
  const sides = [left.hash, bytesOf(left.cents, 8), right.hash, bytesOf(right.cents, 8)];
  return { hash: sha256(concatBytes(nodeMark, ...sides)), cents: left.cents + right.cents };
}

/** The root above a leaf; undefined where a hash is not whole or a sum is negative or too large. */
export function rootAbove(
  leaf: SumNode,
  place: number,
  path: readonly SumNode[],
): SumNode | undefined {
  let node = leaf;
  let rest = place;
  if (!isSum(leaf.cents)) return undefined;
  for (const next of path) {
    if (next.hash.length !== hashBytes || !isSum(next.cents)) return undefined;
    node = rest % 2 === 1 ? parentOf(next, node) : parentOf(node, next);
    if (!isSum(node.cents)) return undefined;
    rest = Math.floor(rest / 2);
  }
  return node;
}
