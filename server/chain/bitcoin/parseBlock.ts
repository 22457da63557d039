import { Bytes } from '#contract/proof/bytes.ts';
import {
  type BitcoinTransaction,
  idText,
  readTransaction,
  twice,
} from '#contract/proof/transaction.ts';

export interface BitcoinBlock {
  hash: string;
  previous: string;
  header: Uint8Array;
  at: Date;
  transactions: BitcoinTransaction[];
}

const headerBytes = 80;

function merkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
  let level = leaves;
  while (level.length > 1) {
    const above: Uint8Array[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const pair = new Uint8Array(64);
      pair.set(level[at] as Uint8Array);
      pair.set((level[at + 1] ?? level[at]) as Uint8Array, 32);
      above.push(twice(pair));
    }
    level = above;
  }
  return level[0] ?? new Uint8Array(32);
}

/**
 * A block from its bytes. Errors: an Error where the bytes have another hash than `hash`, or the
 * transactions another root than the header.
 */
export function parseBlock(raw: Uint8Array, hash: string): BitcoinBlock {
  const bytes = new Bytes(raw);
  const header = bytes.take(headerBytes);
  if (idText(twice(header)) !== hash) throw new Error('The block has another hash.');
  const view = new DataView(header.buffer, header.byteOffset, headerBytes);
  const count = bytes.count();
  const transactions: BitcoinTransaction[] = [];
  const hashes: Uint8Array[] = [];
  for (let at = 0; at < count; at += 1) {
    const { transaction, hash: leaf } = readTransaction(bytes);
    transactions.push(transaction);
    hashes.push(leaf);
  }
  if (!bytes.isAtEnd) throw new Error('Bytes follow the block.');
  if (idText(merkleRoot(hashes)) !== idText(header.subarray(36, 68)))
    throw new Error('The block has other transactions than its header.');
  return {
    hash,
    previous: idText(header.subarray(4, 36)),
    header: header.slice(),
    at: new Date(view.getUint32(68, true) * 1000),
    transactions,
  };
}
