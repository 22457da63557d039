import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64 } from './base64.ts';
import { type Checkpoint, isGenuine, parseCheckpoint } from './checkpoint.ts';
import { continues } from './continues.ts';
import {
  areParts,
  type BalancePart,
  type CountedBalance,
  countBalance,
  readSnapshotLine,
} from './countBalance.ts';
import { includes } from './inclusion.ts';
import { type NoteKey, parseVerifierKey } from './signedNote.ts';
import { readStatementLine, type StatementFacts } from './statementLine.ts';
import { leafHash } from './treeHash.ts';

export const proofFormat = 'plainvest-proof/1' as const;

interface AnyProof {
  format: typeof proofFormat;
  /** The key of the log in one word. */
  key: string;
  /** A signed head; `proof` leads to its root, in base64. */
  checkpoint: string;
  proof: readonly string[];
}

/** A later log continues an earlier one. */
export interface ConsistencyProof extends AnyProof {
  kind: 'consistency';
  earlier: string;
}

/** All that the hash of a line covers; `previousHash` in hex. */
export interface ProvedLine {
  index: number;
  input: string;
  previousHash: string;
}

/** A line is in the log. */
export interface LineProof extends AnyProof, ProvedLine {
  kind: 'line';
}

/** A balance is counted in what is owed, by the sum that a line of the log has. */
export interface BalanceProof extends AnyProof, ProvedLine {
  kind: 'balance';
  parts: readonly BalancePart[];
}

/** A statement that we issued, by the hash of its file. */
export interface StatementProof extends AnyProof, ProvedLine {
  kind: 'statement';
}

/** A proof as a file, which is checked without us. */
export type SavedProof = ConsistencyProof | LineProof | BalanceProof | StatementProof;

export type Fault =
  | 'unreadable'
  | 'other-log'
  | 'unsigned'
  | 'older'
  | 'not-continued'
  | 'not-included'
  | 'not-counted'
  | 'not-issued';

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

const kinds = ['consistency', 'line', 'balance', 'statement'] as const;

const failed = (fault: Fault): Verdict => ({ proved: false, fault });

/** Undefined for any other file. */
export function parseSavedProof(text: string): SavedProof | undefined {
  try {
    const saved = JSON.parse(text) as Record<string, unknown>;
    const kind = kinds.find((known) => known === saved.kind);
    const names = kind === 'consistency' ? ['earlier'] : ['input', 'previousHash'];
    const isWhole =
      saved.format === proofFormat &&
      kind !== undefined &&
      ['key', 'checkpoint', ...names].every((name) => typeof saved[name] === 'string') &&
      Array.isArray(saved.proof) &&
      saved.proof.every((hash) => typeof hash === 'string') &&
      (kind === 'consistency' || typeof saved.index === 'number') &&
      (kind !== 'balance' || areParts(saved.parts));
    return isWhole ? (saved as unknown as SavedProof) : undefined;
  } catch {
    return undefined;
  }
}

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
