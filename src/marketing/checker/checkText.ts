import { checkProof } from '#contract/proof/checkProof.ts';
import { findCheckpoint, parseCheckpoint } from '#contract/proof/checkpoint.ts';
import {
  type ConsistencyProof,
  parseSavedProof,
  proofFormat,
  type SavedProof,
} from '#contract/proof/savedProof.ts';
import { type VerdictText, verdictText } from '#contract/proof/verdictText.ts';
import { readCheckpoint, readConsistency, readHeads } from './readHeads.ts';

export interface Checked extends VerdictText {
  proved: boolean;
  /** The proof, to keep as a file. */
  saved?: SavedProof;
}

/** A result without a proof. */
export const plain = (title: string, reason: string): Checked => ({
  proved: false,
  title,
  reasons: [reason],
});

/** Checks a saved proof, or a checkpoint against the log of today; `isOffline` asks for nothing. */
export async function checkText(text: string, isOffline: boolean): Promise<Checked> {
  try {
    const saved = parseSavedProof(text);
    if (saved) return await checked(saved);
    if (isOffline) {
      return plain(
        'A saved proof is needed here.',
        'The page “Check the books” offers it as a file after a check.',
      );
    }
    const earlier = findCheckpoint(text);
    if (!earlier) return { proved: false, ...verdictText({ proved: false, fault: 'unreadable' }) };
    return await checked(await proofFrom(earlier));
  } catch (error) {
    return plain(...reasonOf(error));
  }
}

async function checked(saved: SavedProof): Promise<Checked> {
  const verdict = await checkProof(saved);
  const text = verdictText(verdict);
  return { proved: verdict.proved, ...text, ...(verdict.proved && { saved }) };
}

async function proofFrom({
  origin,
  size,
  note,
}: NonNullable<ReturnType<typeof findCheckpoint>>): Promise<ConsistencyProof> {
  const [heads, checkpoint] = await Promise.all([readHeads(), readCheckpoint()]);
  const now = parseCheckpoint(checkpoint);
  const hasProof = now !== undefined && origin === now.origin && size <= now.size;
  const lines = note.signatures.map(({ line }) => line);
  return {
    format: proofFormat,
    kind: 'consistency',
    key: heads.key ?? '',
    earlier: `${note.text}\n${lines.join('')}`,
    checkpoint,
    proof: hasProof ? await readConsistency(size, now.size) : [],
  };
}

/** Why nothing could be checked. */
export function reasonOf(error: unknown): [string, string] {
  const isOld = !globalThis.crypto?.subtle || (error as Error).name === 'NotSupportedError';
  return isOld
    ? [
        'This browser cannot check the signature.',
        'It needs Ed25519, which newer versions of all browsers have, and a page over https.',
      ]
    : ['The log could not be read.', 'Nothing was checked. Try again in a minute.'];
}
