import { concatBytes } from '@noble/hashes/utils.js';
import type { Checkpoint } from './checkpoint.ts';
import { isSignedBy } from './isSignedBy.ts';
import { type NoteKey, signatureBy } from './signedNote.ts';

const timeBytes = 8;

/** The text that a witness signs (c2sp.org/tlog-cosignature); `time` is in seconds since 1970. */
export const cosignedText = (noteText: string, time: bigint): string =>
  `cosignature/v1\ntime ${time}\n${noteText}`;

/** The bytes of a cosignature: its time, then the signature. */
export function withTime(time: bigint, signature: Uint8Array): Uint8Array {
  const head = new Uint8Array(timeBytes);
  new DataView(head.buffer).setBigUint64(0, time);
  return concatBytes(head, signature);
}

/** When the witness saw it, in seconds since 1970; undefined without a valid cosignature. */
export async function cosignedAt({ note }: Checkpoint, key: NoteKey): Promise<bigint | undefined> {
  const found = key.kind === 4 && signatureBy(note, key);
  if (!found || found.signature.length !== timeBytes + 64) return undefined;
  const { buffer, byteOffset } = found.signature;
  const time = new DataView(buffer, byteOffset).getBigUint64(0);
  const text = cosignedText(note.text, time);
  return (await isSignedBy(key.publicKey, found.signature.slice(timeBytes), text))
    ? time
    : undefined;
}
