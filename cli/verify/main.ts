import { readFile } from 'node:fs/promises';
import { hashOfFile } from '#contract/proof/checkStatement.ts';
import { proofLimits } from '#contract/proof/verdictText.ts';
import { verifyFiles } from './verifyFiles.ts';

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  if (names.length === 0) {
    throw new Error('Name files: npm run verify -- plainvest-log.json mail.txt proof.json');
  }
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(name);
      return { name, text: bytes.toString('utf8'), sha256: hashOfFile(bytes) };
    }),
  );
  const findings = await verifyFiles(files);
  for (const { isGood, text } of findings) console.info(`${isGood ? 'ok' : 'NOT OK'}  ${text}`);
  if (findings.length === 0) throw new Error('These files have nothing to check.');
  for (const limit of proofLimits) console.info(limit);
  if (findings.some(({ isGood }) => !isGood)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
