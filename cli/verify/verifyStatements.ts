import { checkStatement, signedStatement } from '#contract/proof/checkStatement.ts';
import { parseSavedProof, type StatementProof } from '#contract/proof/savedProof.ts';
import type { NoteKey } from '#contract/proof/signedNote.ts';
import { statementFormat } from '#contract/proof/statementLine.ts';
import { verdictText } from '#contract/proof/verdictText.ts';
import type { Finding, NamedText } from './finding.ts';

export const isStatement = ({ text }: NamedText): boolean => text.startsWith('%PDF-');

export const isSignature = ({ text }: NamedText): boolean =>
  text.startsWith(`${statementFormat}\n`);

/** Checks each PDF against the saved proofs and the signatures beside it. */
export async function verifyStatements(
  files: readonly NamedText[],
  key: NoteKey | undefined,
): Promise<Finding[]> {
  const proofs = files.flatMap(({ text }) => {
    const saved = parseSavedProof(text);
    return saved?.kind === 'statement' ? [saved] : [];
  });
  const signatures = files.filter(isSignature);
  const findings: Finding[] = [];
  for (const signature of signatures) findings.push(await findingOf(signature, key));
  for (const file of files.filter(isStatement)) {
    findings.push(
      ...(await byProofs(file, proofs)),
      ...(await bySignatures(file, signatures, key)),
    );
    if (proofs.length + signatures.length === 0) {
      const text = `${file.name}: name its proof or its signature too, which the platform offers beside it.`;
      findings.push({ isGood: false, text });
    }
  }
  return findings;
}

async function findingOf({ name, text }: NamedText, key: NoteKey | undefined): Promise<Finding> {
  if (!key)
    return { isGood: false, text: `${name}: name plainvest-log.json too, which has the key.` };
  const facts = await signedStatement(text, key);
  return facts
    ? { isGood: true, text: `${name}: signed by ${key.name}, for ${facts.from} to ${facts.to}.` }
    : { isGood: false, text: `${name}: the key of ${key.name} did not sign this.` };
}

async function byProofs(
  { name, sha256 = '' }: NamedText,
  proofs: readonly StatementProof[],
): Promise<Finding[]> {
  const verdicts = await Promise.all(proofs.map((saved) => checkStatement(sha256, saved)));
  const verdict = verdicts.find(({ proved }) => proved) ?? verdicts[0];
  if (!verdict) return [];
  const { title, reasons } = verdictText(verdict);
  return [{ isGood: verdict.proved, text: [`${name}: ${title}`, ...reasons].join('\n  ') }];
}

async function bySignatures(
  { name, sha256 }: NamedText,
  signatures: readonly NamedText[],
  key: NoteKey | undefined,
): Promise<Finding[]> {
  if (!key || signatures.length === 0) return [];
  const signed = await Promise.all(signatures.map(({ text }) => signedStatement(text, key)));
  const isGood = signed.some((facts) => facts?.sha256 === sha256);
  const text = isGood
    ? `${name}: it is the file that ${key.name} signed.`
    : `${name}: no signature fits this file. It was changed, or it is not a statement of ours.`;
  return [{ isGood, text }];
}
