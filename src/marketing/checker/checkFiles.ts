import { checkStatement, hashOfFile } from '#contract/proof/checkStatement.ts';
import { parseSavedProof, proofFormat, type StatementProof } from '#contract/proof/savedProof.ts';
import { verdictText } from '#contract/proof/verdictText.ts';
import { type Checked, checkText, plain, reasonOf } from './checkText.ts';
import { readCheckpoint, readHeads, readInclusion, readStatement } from './readHeads.ts';

const fileBytesMax = 20_000_000;

/** Checks the files that were chosen: a saved proof, or a statement, without us together with its proof. */
export async function checkFiles(files: readonly File[], isOffline: boolean): Promise<Checked> {
  const contents = await Promise.all(
    files.map(async (file) => new Uint8Array(await file.slice(0, fileBytesMax).arrayBuffer())),
  );
  const texts = contents.map((bytes) => new TextDecoder().decode(bytes));
  const at = texts.findIndex((text) => text.startsWith('%PDF-'));
  const statement = contents[at];
  if (!statement) return checkText(texts[0] ?? '', isOffline);
  const hash = hashOfFile(statement);
  const kept = texts.map(parseSavedProof).find((saved) => saved?.kind === 'statement');
  try {
    if (kept?.kind === 'statement') return await checked(hash, kept);
    if (isOffline) {
      return plain(
        'The proof of this statement is needed too.',
        'Choose both files at once. The page “Check the books” offers the proof after a check.',
      );
    }
    const saved = await statementProof(hash);
    if (typeof saved !== 'string') return await checked(hash, saved);
    const [title, reason] = notProved[saved];
    return plain(title, reason);
  } catch (error) {
    return plain(...reasonOf(error));
  }
}

const notProved = {
  unknown: [
    'We did not issue this file, or it was changed.',
    'Only statements of closed months are issued; one for another period has no line in the log. One changed byte makes another file.',
  ],
  unsigned: [
    'The log has this statement, and is not signed yet.',
    'Try again in some minutes, after the next checkpoint.',
  ],
} as const;

async function checked(hash: string, saved: StatementProof): Promise<Checked> {
  const verdict = await checkStatement(hash, saved);
  return { proved: verdict.proved, ...verdictText(verdict), ...(verdict.proved && { saved }) };
}

async function statementProof(hash: string): Promise<StatementProof | keyof typeof notProved> {
  const line = await readStatement(hash);
  if (line === undefined) return 'unknown';
  const [{ key }, checkpoint] = await Promise.all([readHeads(), readCheckpoint()]);
  const size = Number(checkpoint.split('\n')[1]);
  if (!line || line.index >= size) return 'unsigned';
  const proof = await readInclusion(line.index, size);
  return { format: proofFormat, kind: 'statement', key: key ?? '', checkpoint, proof, ...line };
}
