import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { checkProof, type Verdict } from './checkProof.ts';
import type { StatementProof } from './savedProof.ts';
import { isNoteSigned, type NoteKey, parseNote } from './signedNote.ts';
import { type StatementFacts, statementFormat } from './statementLine.ts';

/** The SHA-256 of a file, in hex. */
export const hashOfFile = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

/** Whether a file with this hash is the statement of the proof, unchanged. */
export async function checkStatement(hash: string, saved: StatementProof): Promise<Verdict> {
  const verdict = await checkProof(saved);
  if (!verdict.proved || verdict.of.kind !== 'statement') return verdict;
  return verdict.of.statement.sha256 === hash
    ? { ...verdict, of: { ...verdict.of, isFileHere: true } }
    : { proved: false, fault: 'not-issued' };
}

/** The statement that a signature file is about; undefined unless the key signed it. */
export async function signedStatement(
  text: string,
  key: NoteKey,
): Promise<StatementFacts | undefined> {
  const note = parseNote(text);
  const [format, hash = '', from = '', to = ''] = note?.text.split('\n') ?? [];
  if (!note || format !== statementFormat || !(await isNoteSigned(note, key))) return undefined;
  return { sha256: hash, from, to };
}
