import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** An output: satoshi, and the script that may spend it. */
interface Output {
  units: bigint;
  script: Uint8Array;
}

export interface BitcoinTransaction {
  txid: string;
  /** As `txid:n`. */
  spends: string[];
  outputs: Output[];
  /** Without witnesses: the bytes whose hash is the id. */
  stripped: () => Uint8Array;
}

export interface BitcoinBlock {
  hash: string;
  previous: string;
  header: Uint8Array;
  at: Date;
  transactions: BitcoinTransaction[];
}

const headerBytes = 80;

const twice = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes));

/** Ids are shown from the last byte to the first. */
const idText = (hash: Uint8Array): string => bytesToHex(hash.toReversed());

/** Reads bytes from the start on. Errors: an Error where they end too early. */
class Bytes {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  take(length: number): Uint8Array {
    if (length > this.#bytes.length - this.at) throw new Error('The bytes end too early.');
    this.at += length;
    return this.#bytes.subarray(this.at - length, this.at);
  }

  slice(from: number, to: number): Uint8Array {
    return this.#bytes.subarray(from, to);
  }

  u32(): number {
    this.take(4);
    return this.#view.getUint32(this.at - 4, true);
  }

  u64(): bigint {
    this.take(8);
    return this.#view.getBigUint64(this.at - 8, true);
  }

  count(): number {
    const [first = 0] = this.take(1);
    if (first < 0xfd) return first;
    if (first === 0xfd) {
      this.take(2);
      return this.#view.getUint16(this.at - 2, true);
    }
    if (first === 0xfe) return this.u32();
    return Number(this.u64());
  }

  get isAtEnd(): boolean {
    return this.at === this.#bytes.length;
  }
}

function readTransaction(bytes: Bytes): { transaction: BitcoinTransaction; hash: Uint8Array } {
  const start = bytes.at;
  bytes.take(4);
  let from = bytes.at;
  let inputCount = bytes.count();
  // No transaction has no inputs: a zero there marks the form with witnesses.
  const hasWitnesses = inputCount === 0;
  if (hasWitnesses) {
    bytes.take(1);
    from = bytes.at;
    inputCount = bytes.count();
  }
  const spends: string[] = [];
  for (let input = 0; input < inputCount; input += 1) {
    const txid = idText(bytes.take(32));
    spends.push(`${txid}:${bytes.u32()}`);
    bytes.take(bytes.count());
    bytes.take(4);
  }
  const outputs: Output[] = [];
  const outputCount = bytes.count();
  for (let output = 0; output < outputCount; output += 1) {
    outputs.push({ units: bytes.u64(), script: bytes.take(bytes.count()) });
  }
  const to = bytes.at;
  if (hasWitnesses) {
    for (let input = 0; input < inputCount; input += 1) {
      const items = bytes.count();
      for (let item = 0; item < items; item += 1) bytes.take(bytes.count());
    }
  }
  const lockTime = bytes.take(4);
  const parts = [bytes.slice(start, start + 4), bytes.slice(from, to), lockTime];
  const digest = sha256.create();
  for (const part of parts) digest.update(part);
  const hash = sha256(digest.digest());
  const stripped = () => Uint8Array.from(parts.flatMap((part) => [...part]));
  return { hash, transaction: { txid: idText(hash), spends, outputs, stripped } };
}

/** A transaction as the mempool sends it. Errors: an Error for anything else. */
export function parseTransaction(raw: Uint8Array): BitcoinTransaction {
  const bytes = new Bytes(raw);
  const { transaction } = readTransaction(bytes);
  if (!bytes.isAtEnd) throw new Error('Bytes follow the transaction.');
  return transaction;
}

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
