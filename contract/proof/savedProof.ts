import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64 } from './base64.ts';
import { type Checkpoint, isGenuine, parseCheckpoint } from './checkpoint.ts';
import { continues } from './continues.ts';
import { includes } from './inclusion.ts';
import { type NoteKey, parseVerifierKey } from './signedNote.ts';
import { leafHash } from './treeHash.ts';

export const proofFormat = 'plainvest-proof/1';

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

/** A line is in the log; `previousHash` in hex. */
export interface LineProof extends AnyProof {
  kind: 'line';
  index: number;
  input: string;
  previousHash: string;
}

/** A proof as a file, which is checked without us. */
export type SavedProof = ConsistencyProof | LineProof;

export type Fault =
  | 'unreadable'
  | 'other-log'
  | 'unsigned'
  | 'older'
  | 'not-continued'
  | 'not-included';

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
        | Pick<LineProof, 'kind' | 'index' | 'input'>;
    };

const failed = (fault: Fault): Verdict => ({ proved: false, fault });

/** Undefined for any other file. */
export function parseSavedProof(text: string): SavedProof | undefined {
  try {
    const saved = JSON.parse(text) as Record<string, unknown>;
    const names = saved.kind === 'line' ? ['input', 'previousHash'] : ['earlier'];
    const isWhole =
      saved.format === proofFormat &&
      (saved.kind === 'line' || saved.kind === 'consistency') &&
      ['key', 'checkpoint', ...names].every((name) => typeof saved[name] === 'string') &&
      Array.isArray(saved.proof) &&
      saved.proof.every((hash) => typeof hash === 'string') &&
      (saved.kind !== 'line' || typeof saved.index === 'number');
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
  if (saved.kind === 'line') {
    const { index, input, previousHash } = saved;
    if (!/^[0-9a-f]{64}$/.test(previousHash)) return failed('unreadable');
    const hash = sha256(concatBytes(hexToBytes(previousHash), utf8ToBytes(input)));
    const claim = { leaf: leafHash(hash), index, size: head.size, proof: hashes, root: head.root };
    // The input begins with the number of the line, counted from 1.
    const isHere = input.startsWith(`${index + 1}|`) && includes(claim);
    return isHere ? { ...common, of: { kind: 'line', index, input } } : failed('not-included');
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
