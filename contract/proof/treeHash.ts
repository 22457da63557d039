import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

// The first byte keeps a node from being taken for a leaf (RFC 6962, 2.1).
const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

export const hashBytes = 32;

/** Root of a log without lines. */
export const emptyRoot: Uint8Array = sha256(new Uint8Array());

/** `line` is the content of a leaf; in the log of the platform the hash of a line. */
export const leafHash = (line: Uint8Array): Uint8Array => sha256(concatBytes(leafMark, line));

export const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(concatBytes(nodeMark, left, right));

export const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
