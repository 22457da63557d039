import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { Bytes } from './bytes.ts';

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

/** The hash of Bitcoin: SHA-256 of SHA-256. */
export const twice = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes));

/** Ids are shown from the last byte to the first. */
export const idText = (hash: Uint8Array): string => bytesToHex(hash.toReversed());

/** A transaction and its hash in the order of bytes. Errors: an Error where the bytes end too early. */
export function readTransaction(bytes: Bytes): {
  transaction: BitcoinTransaction;
  hash: Uint8Array;
} {
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
