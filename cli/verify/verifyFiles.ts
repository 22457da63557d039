import { fromBase64 } from '#contract/proof/base64.ts';
import { checkProof } from '#contract/proof/checkProof.ts';
import { findCheckpoint, isGenuine } from '#contract/proof/checkpoint.ts';
import { parseSavedProof } from '#contract/proof/savedProof.ts';
import { type NoteKey, parseVerifierKey, verifierKey } from '#contract/proof/signedNote.ts';
import { leafHash } from '#contract/proof/treeHash.ts';
import { verdictText } from '#contract/proof/verdictText.ts';
import { compareHeads, type NamedHead } from './compareHeads.ts';
import type { Finding, NamedText } from './finding.ts';
import { isSignature, isStatement, verifyStatements } from './verifyStatements.ts';

/**
 * Checks saved proofs, checkpoints in any text such as a mail, the key as plainvest-log.json, and
 * replies of GET /log/leaves, issued statements with proof or signature, each against the others.
 */
export async function verifyFiles(files: readonly NamedText[]): Promise<Finding[]> {
  const key = files.map(keyIn).find((found) => found !== undefined);
  const leaves = allLeaves(files);
  const findings: Finding[] = [];
  const say = (isGood: boolean, text: string) => findings.push({ isGood, text });
  const heads: NamedHead[] = [];
  for (const file of files) {
    const saved = parseSavedProof(file.text);
    if (saved) {
      const verdict = await checkProof(saved);
      const { title, reasons } = verdictText(verdict);
      say(verdict.proved, [`${file.name}: ${title}`, ...reasons].join('\n  '));
      if (key && saved.key !== verifierKey(key)) {
        say(false, `${file.name}: it names another key than plainvest-log.json.`);
      }
      if (verdict.proved) heads.push({ name: file.name, checkpoint: verdict.head });
      continue;
    }
    if (keyIn(file) || leavesIn(file) || isStatement(file) || isSignature(file)) continue;
    const checkpoint = findCheckpoint(file.text);
    if (!checkpoint) say(false, `${file.name}: it is neither a checkpoint nor a proof.`);
    else if (!key) say(false, `${file.name}: name plainvest-log.json too, which has the key.`);
    else if (await isGenuine(checkpoint, key)) {
      say(true, `${file.name}: a checkpoint of ${checkpoint.size} lines, signed by ${key.name}.`);
      heads.push({ name: file.name, checkpoint });
    } else say(false, `${file.name}: the key of ${key.name} did not sign this checkpoint.`);
  }
  const statements = await verifyStatements(files, key);
  return [...findings, ...statements, ...compareHeads(heads, leaves)];
}

function keyIn({ text }: NamedText): NoteKey | undefined {
  const { key, format } = record(text);
  // A proof has a key too, also one that is not whole.
  return typeof key === 'string' && format === undefined ? parseVerifierKey(key) : undefined;
}

function record(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

interface Leaves {
  from: number;
  leaves: string[];
}

function leavesIn({ text }: NamedText): Leaves | undefined {
  const { data } = record(text);
  const { from, leaves } = (data ?? {}) as Partial<Leaves>;
  return typeof from === 'number' && Array.isArray(leaves) ? { from, leaves } : undefined;
}

/** From line 1 on without a gap; hashes of leaves. */
function allLeaves(files: readonly NamedText[]): Uint8Array[] {
  const parts = files.flatMap((file) => leavesIn(file) ?? []).sort((a, b) => a.from - b.from);
  const hashes: Uint8Array[] = [];
  for (const { from, leaves } of parts) {
    if (from > hashes.length) break;
    for (const leaf of leaves.slice(hashes.length - from)) {
      const bytes = fromBase64(leaf);
      if (!bytes) return hashes;
      hashes.push(leafHash(bytes));
    }
  }
  return hashes;
}
