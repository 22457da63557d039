import { hexToBytes } from '@noble/hashes/utils.js';
import { platformDetails } from './platformDetails.ts';

/** The content of a line of the log about a sum of all balances. */
export interface SnapshotLine {
  /** The moment, in ISO 8601. */
  snapshot: string;
  root: Uint8Array;
  totalCents: bigint;
  /** Places for leaves, a power of two; an account has two leaves. */
  size: number;
}

/** Undefined for any text that the database does not write: no sign, no zero in front. */
export function centsOf(text: string): bigint | undefined {
  return /^(0|[1-9]\d{0,18})$/.test(text) ? BigInt(text) : undefined;
}

/** Undefined for any other line, also for one that a person wrote. */
export function readSnapshotLine(input: string): SnapshotLine | undefined {
  const { snapshot, root, cents, size } = platformDetails(input, 'snapshot.make') ?? {};
  const totalCents = centsOf(String(cents));
  if (totalCents === undefined || typeof root !== 'string' || typeof size !== 'number') {
    return undefined;
  }
  const isWhole = /^[0-9a-f]{64}$/.test(root) && Number.isInteger(Math.log2(size)) && size > 1;
  return isWhole
    ? { snapshot: String(snapshot), root: hexToBytes(root), totalCents, size }
    : undefined;
}

/** Two leaves an account, and fewer accounts would have a tree of half the size. */
export const accountsOf = ({ size }: Pick<SnapshotLine, 'size'>): { from: number; to: number } => ({
  from: Math.floor(size / 4) + 1,
  to: size / 2,
});
