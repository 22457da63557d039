import { areParts, type BalancePart } from './countBalance.ts';

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

const kinds = ['consistency', 'line', 'balance', 'statement'] as const;

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
