import { fromBase64 } from './base64.ts';
import { isCount } from './inclusion.ts';
import { centsOf, type SnapshotLine } from './snapshotLine.ts';
import { leafNode, rootAbove, type SumNode } from './sumNode.ts';
import { hashBytes, isSame } from './treeHash.ts';

/** A part of a balance and its way to the root: cents as text, hashes and nonce in base64. */
export interface BalancePart {
  /** The id of the account, then /1 or /2. */
  name: string;
  nonce: string;
  cents: string;
  /** Of its leaf, counted from 0. */
  place: number;
  path: readonly (readonly [hash: string, cents: string])[];
}

/** A balance that is counted in a sum. */
export interface CountedBalance extends SnapshotLine {
  /** The id of the account. */
  account: string;
  cents: bigint;
}

const parts = 2;

/** Whether a value from a file has the form of parts. */
export const areParts = (value: unknown): value is BalancePart[] =>
  Array.isArray(value) &&
  value.length === parts &&
  value.every(
    ({ name, nonce, cents, place, path }: Record<string, unknown>) =>
      [name, nonce, cents].every((text) => typeof text === 'string') &&
      typeof place === 'number' &&
      Array.isArray(path) &&
      path.every((step) => Array.isArray(step) && step.every((text) => typeof text === 'string')),
  );

/** Undefined unless both parts of one account lead to the root and the total of the line. */
export function countBalance(
  line: SnapshotLine,
  counted: readonly BalancePart[],
): CountedBalance | undefined {
  const [account = ''] = counted[0]?.name.split('/') ?? [];
  // Two names, so that no leaf serves twice for one person.
  const isOwn = counted.every(({ name }, index) => name === `${account}/${index + 1}`);
  if (account === '' || counted.length !== parts || !isOwn) return undefined;
  let sum = 0n;
  for (const part of counted) {
    const leaf = leafOf(part, line);
    if (!leaf || !leadsTo(line, leaf, part)) return undefined;
    sum += leaf.cents;
  }
  return sum <= line.totalCents ? { ...line, account, cents: sum } : undefined;
}

function leafOf({ name, nonce, cents }: BalancePart, { snapshot }: SnapshotLine) {
  const [key, amount] = [fromBase64(nonce), centsOf(cents)];
  return key?.length === hashBytes && amount !== undefined
    ? leafNode({ snapshot, name, nonce: key, cents: amount })
    : undefined;
}

function leadsTo(line: SnapshotLine, leaf: SumNode, { place, path }: BalancePart): boolean {
  // A path of another length would lead to a node that is not a leaf.
  if (!isCount(place) || place >= line.size || 2 ** path.length !== line.size) return false;
  const steps = path.flatMap(([hash, cents]) => {
    const [bytes, amount] = [fromBase64(hash), centsOf(cents)];
    return bytes && amount !== undefined ? [{ hash: bytes, cents: amount }] : [];
  });
  const root = steps.length === path.length ? rootAbove(leaf, place, steps) : undefined;
  return root !== undefined && isSame(root.hash, line.root) && root.cents === line.totalCents;
}
