import { hexToBytes } from '@noble/hashes/utils.js';
import type { PaymentProof } from '#contract/chain.ts';
import { Bytes } from './bytes.ts';
import { merkleMatch } from './merkleMatch.ts';
import { isMainAddress, scriptOf } from './script.ts';
import { idText, parseTransaction, twice } from './transaction.ts';

/** The part that does not hold: transaction, output, branch, chain of headers, or their work. */
export type BlockFault = 'unreadable' | 'transaction' | 'output' | 'branch' | 'headers' | 'work';

export type BlockVerdict =
  | { proved: false; fault: BlockFault }
  | { proved: true; blockHash: string; minedAt: Date; confirmations: number };

const headerBytes = 80;
/** An inner node of a Merkle tree has this length, so that it could pass for a transaction. */
const innerNodeBytes = 64;
/** A thousandth of the work of a block of 2024. Less would be cheap to forge. */
const leastWorkTarget = 1n << 187n;

const failed = (fault: BlockFault): BlockVerdict => ({ proved: false, fault });

/**
 * Whether a block contains a payment to the address, computed by hashes without a request. It
 * does not prove that this chain is the longest one.
 */
export function checkBlockProof(proof: PaymentProof): BlockVerdict {
  try {
    return check(proof);
  } catch {
    return failed('unreadable');
  }
}

function check(proof: PaymentProof): BlockVerdict {
  const rawTx = hexToBytes(proof.rawTx);
  const transaction = parseTransaction(rawTx);
  if (transaction.txid !== proof.txid || rawTx.length === innerNodeBytes) {
    return failed('transaction');
  }
  const output = transaction.outputs[proof.output];
  const script = scriptOf(proof.address);
  if (!output || !script || output.units !== BigInt(proof.units)) return failed('output');
  if (!isSame(output.script, script)) return failed('output');
  const bytes = new Bytes(hexToBytes(proof.merkleBlock));
  const header = bytes.take(headerBytes);
  const match = merkleMatch(bytes);
  if (!match || idText(match.leaf) !== proof.txid || !isSame(match.root, header.subarray(36, 68))) {
    return failed('branch');
  }
  const headers = [header, ...proof.headers.map((text) => hexToBytes(text))];
  if (!isChain(headers)) return failed('headers');
  const most = isMainAddress(proof.address) ? leastWorkTarget : 1n << 256n;
  if (!headers.every((each) => hasWork(each, most))) return failed('work');
  const seconds = new DataView(header.buffer, header.byteOffset).getUint32(68, true);
  return {
    proved: true,
    blockHash: idText(twice(header)),
    minedAt: new Date(seconds * 1000),
    confirmations: headers.length,
  };
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => idText(one) === idText(other);

/** Each names the one before. */
const isChain = (headers: readonly Uint8Array[]): boolean =>
  headers.every((header, at) => {
    const before = headers[at - 1];
    return (
      header.length === headerBytes && (!before || isSame(header.subarray(4, 36), twice(before)))
    );
  });

/** Its hash is below the target that it states, and the target is not above `most`. */
function hasWork(header: Uint8Array, most: bigint): boolean {
  const bits = new DataView(header.buffer, header.byteOffset).getUint32(72, true);
  const shift = BigInt(bits >>> 24) - 3n;
  const mantissa = BigInt(bits & 0x7fffff);
  const target = shift >= 0n ? mantissa << (8n * shift) : mantissa >> (-8n * shift);
  const hash = BigInt(`0x${idText(twice(header))}`);
  return hash <= target && target <= most;
}
