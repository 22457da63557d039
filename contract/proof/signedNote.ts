import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';
import { isSignedBy } from './isSignedBy.ts';
import { isSame } from './treeHash.ts';

/** A text with signatures (c2sp.org/signed-note). */
export interface SignedNote {
  /** Ends with a line break. */
  text: string;
  signatures: readonly NoteSignature[];
}

export interface NoteSignature {
  name: string;
  keyId: Uint8Array;
  signature: Uint8Array;
  /** With its line break. */
  line: string;
}

/** Ed25519; `kind` 1 signs the text, 4 cosigns a checkpoint with its time. */
export interface NoteKey {
  name: string;
  publicKey: Uint8Array;
  kind: 1 | 4;
}

const idBytes = 4;
const notesMax = 32;
const mark = '—';

export const keyIdOf = ({ name, kind, publicKey }: NoteKey): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(kind), publicKey)).slice(0, idBytes);

export const signatureLine = (key: NoteKey, signature: Uint8Array): string =>
  `${mark} ${key.name} ${toBase64(concatBytes(keyIdOf(key), signature))}\n`;

/** Undefined for any other text. */
export function parseNote(note: string): SignedNote | undefined {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n') || hasControlSigns(note)) return undefined;
  const lines = note.slice(end + 2, -1).split('\n');
  if (lines.length > notesMax) return undefined;
  const signatures = lines.map(parseSignature);
  if (signatures.some((signature) => signature === undefined)) return undefined;
  return { text: note.slice(0, end + 1), signatures: signatures.filter((found) => !!found) };
}

const hasControlSigns = (text: string) =>
  [...text].some((sign) => sign < ' ' && sign !== '\n') || text.includes('\ufffd');

/** Undefined for any other line. */
export function parseSignature(line: string): NoteSignature | undefined {
  const [, name = '', encoded = ''] = /^— ([^\s+]+) (\S+)$/.exec(line) ?? [];
  const bytes = fromBase64(encoded);
  if (!bytes || bytes.length <= idBytes) return undefined;
  return {
    name,
    keyId: bytes.slice(0, idBytes),
    signature: bytes.slice(idBytes),
    line: `${line}\n`,
  };
}

/** As C2SP writes a key in one word: name, id and key. */
export const verifierKey = (key: NoteKey): string =>
  `${key.name}+${bytesToHex(keyIdOf(key))}+${toBase64(concatBytes(Uint8Array.of(key.kind), key.publicKey))}`;

/** Undefined for any other text, and for a key of another kind. */
export function parseVerifierKey(text: string): NoteKey | undefined {
  const [, name = '', id = '', encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = fromBase64(encoded);
  const kind = bytes?.[0];
  if (bytes?.length !== 33 || (kind !== 1 && kind !== 4)) return undefined;
  const key = { name, kind, publicKey: bytes.slice(1) } as const;
  return bytesToHex(keyIdOf(key)) === id ? key : undefined;
}

/** The signature by this key; others are ignored, also with the same name. */
export const signatureBy = (note: SignedNote, key: NoteKey): NoteSignature | undefined =>
  note.signatures.find(({ name, keyId }) => name === key.name && isSame(keyId, keyIdOf(key)));

/** Whether a key that signs texts signed this one. */
export async function isNoteSigned(note: SignedNote, key: NoteKey): Promise<boolean> {
  const signature = key.kind === 1 && signatureBy(note, key);
  return signature ? isSignedBy(key.publicKey, signature.signature, note.text) : false;
}
