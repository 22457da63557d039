import { fromBase64 } from '#contract/proof/base64.ts';
import { type Checkpoint, findCheckpoint, isGenuine } from '#contract/proof/checkpoint.ts';
import { checkProof, parseSavedProof } from '#contract/proof/savedProof.ts';
import { type NoteKey, parseVerifierKey, verifierKey } from '#contract/proof/signedNote.ts';
import { foldSubtrees, subtreesOf } from '#contract/proof/subtrees.ts';
import { emptyRoot, isSame, leafHash, nodeHash } from '#contract/proof/treeHash.ts';
import { verdictText } from '#contract/proof/verdictText.ts';

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
  const heads: { name: string; checkpoint: Checkpoint }[] = [];
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
  return [...findings, ...statements, ...twoHistories(heads), ...recomputed(heads, leaves)];
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

function twoHistories(heads: readonly { name: string; checkpoint: Checkpoint }[]): Finding[] {
  return heads.flatMap((one, index) =>
    heads.slice(index + 1).flatMap((other) => {
      const [a, b] = [one.checkpoint, other.checkpoint];
      const isSplit = a.origin === b.origin && a.size === b.size && !isSame(a.root, b.root);
      const text = `${one.name} and ${other.name}: two signed histories of ${a.size} lines. Keep both files: they prove it.`;
      return isSplit ? [{ isGood: false, text }] : [];
    }),
  );
}

function recomputed(
  heads: readonly { name: string; checkpoint: Checkpoint }[],
  leaves: readonly Uint8Array[],
): Finding[] {
  return heads
    .filter(({ checkpoint }) => leaves.length > 0 && checkpoint.size <= leaves.length)
    .map(({ name, checkpoint: { size, root } }) => {
      const isGood = isSame(rootOf(leaves.slice(0, size)), root);
      return { isGood, text: `${name}: its root ${isGood ? 'is' : 'is not'} that of the lines.` };
    });
}

function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return emptyRoot;
  const parts = subtreesOf({ from: 0, to: leaves.length });
  return foldSubtrees(
    parts.map(({ level, place }) => {
      let hashes = leaves.slice(place * 2 ** level, (place + 1) * 2 ** level);
      while (hashes.length > 1) {
        hashes = hashes.flatMap((hash, index) =>
          index % 2 === 0 ? [nodeHash(hash, hashes[index + 1] ?? hash)] : [],
        );
      }
      return hashes[0] ?? emptyRoot;
    }),
  );
}
