import { fromBase64, toBase64 } from './base64.ts';
import type { Head } from './continues.ts';
import { isNoteSigned, type NoteKey, parseNote, type SignedNote } from './signedNote.ts';
import { hashBytes } from './treeHash.ts';

/** A signed head of a log (c2sp.org/tlog-checkpoint). */
export interface Checkpoint extends Head {
  origin: string;
  note: SignedNote;
}

/** The text that the log signs. */
export const checkpointText = (origin: string, { size, root }: Head): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

/** Undefined for any other text; the signatures are not checked. */
export function parseCheckpoint(text: string): Checkpoint | undefined {
  const note = parseNote(text);
  const [origin, size = '', encoded = '', ...rest] = note?.text.split('\n') ?? [];
  const root = fromBase64(encoded);
  const isNumber = /^(0|[1-9]\d{0,15})$/.test(size);
  if (!note || !origin || !isNumber || root?.length !== hashBytes) return undefined;
  // Each line up to the last line break has content.
  if (rest.pop() !== '' || rest.includes('')) return undefined;
  return { origin, size: Number(size), root, note };
}

/** Whether `key` signed it as the key of this log. */
export async function isGenuine({ origin, note }: Checkpoint, key: NoteKey): Promise<boolean> {
  return key.name === origin && isNoteSigned(note, key);
}

/** The last checkpoint in a mail, with the quotation marks and spaces that mail programs add. */
export function findCheckpoint(text: string): Checkpoint | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^[\s>|]+/, '').trimEnd());
  const isSignature = (line = '') => /^— \S+ \S+$/.test(line);
  for (let at = lines.length - 1; at >= 4; at -= 1) {
    let first = at;
    while (isSignature(lines[first - 1])) first -= 1;
    const hasNote = isSignature(lines[at]) && first >= 4 && lines[first - 1] === '';
    const note = hasNote && [...lines.slice(first - 4, first), ...lines.slice(first, at + 1), ''];
    const found = note && parseCheckpoint(note.join('\n'));
    if (found) return found;
  }
  return undefined;
}
