import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64 } from './base64.ts';
import { type Checkpoint, isGenuine, parseCheckpoint } from './checkpoint.ts';
import { continues } from './continues.ts';
import { type CountedBalance, countBalance } from './countBalance.ts';
import { includes } from './inclusion.ts';
import type { LineProof, ProvedLine, SavedProof } from './savedProof.ts';
import { type NoteKey, parseVerifierKey } from './signedNote.ts';
import { readSnapshotLine } from './snapshotLine.ts';
import { readStatementLine, type StatementFacts } from './statementLine.ts';
import { leafHash } from './treeHash.ts';

/** Reasons for which a proof does not hold. */
export type Fault =
  | 'unreadable'
  | 'other-log'
  | 'unsigned'
  | 'older'
  | 'not-continued'
  | 'not-included'
  | 'not-counted'
  | 'not-issued';

/** The result of a check. */
export type Verdict =
  | { proved: false; fault: Fault }
  | {
      proved: true;
      key: NoteKey;
      /** The head that the proof leads to. */
      head: Checkpoint;
      hashes: number;
      of:
        | { kind: 'consistency'; earlier: Checkpoint }
        | { kind: 'balance'; index: number; counted: CountedBalance }
        /** `isFileHere` when the file itself was compared. */
        | { kind: 'statement'; index: number; statement: StatementFacts; isFileHere: boolean }
        | Pick<LineProof, 'kind' | 'index' | 'input'>;
    };

const failed = (fault: Fault): Verdict => ({ proved: false, fault });

/** Checks signatures and hashes; nothing is asked from anywhere. Errors: no Ed25519 in the browser. */
export async function checkProof(saved: SavedProof): Promise<Verdict> {
  const key = parseVerifierKey(saved.key);
  const head = parseCheckpoint(saved.checkpoint);
  const hashes = saved.proof.map(fromBase64).filter((hash) => hash !== undefined);
  if (!key || !head || hashes.length !== saved.proof.length) return failed('unreadable');
  if (head.origin !== key.name) return failed('other-log');
  if (!(await isGenuine(head, key))) return failed('unsigned');
  const common = { proved: true, key, head, hashes: hashes.length } as const;
  if (saved.kind !== 'consistency') {
    const { index, input } = saved;
    const fault = faultOfLine(saved, head, hashes);
    if (fault) return failed(fault);
    if (saved.kind === 'line') return { ...common, of: { kind: 'line', index, input } };
    if (saved.kind === 'statement') {
      const statement = readStatementLine(input);
      if (!statement) return failed('not-issued');
      return { ...common, of: { kind: 'statement', index, statement, isFileHere: false } };
    }
    const line = readSnapshotLine(input);
    const counted = line && countBalance(line, saved.parts);
    return counted ? { ...common, of: { kind: 'balance', index, counted } } : failed('not-counted');
  }
  const earlier = parseCheckpoint(saved.earlier);
  if (!earlier) return failed('unreadable');
  if (earlier.origin !== head.origin) return failed('other-log');
  if (!(await isGenuine(earlier, key))) return failed('unsigned');
  if (earlier.size > head.size) return failed('older');
  return continues(earlier, head, hashes)
    ? { ...common, of: { kind: 'consistency', earlier } }
    : failed('not-continued');
}

function faultOfLine(
  { index, input, previousHash }: ProvedLine,
  { size, root }: Checkpoint,
  proof: readonly Uint8Array[],
): Fault | undefined {
  if (!/^[0-9a-f]{64}$/.test(previousHash)) return 'unreadable';
  const hash = sha256(concatBytes(hexToBytes(previousHash), utf8ToBytes(input)));
  const isHere = includes({ leaf: leafHash(hash), index, size, proof, root });
  // The input begins with the number of the line, counted from 1.
  return isHere && input.startsWith(`${index + 1}|`) ? undefined : 'not-included';
}
