import { reference } from '#contract/reference.ts';
import { verdicts } from '#server/approvals/verdicts.ts';
import type { SigningKey } from '#server/approvals/verifyEvidence.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { checkForItsSite } from './checkForItsSite.ts';

/** How many decisions have which evidence. */
interface Counts {
  signed: number;
  unsigned: number;
  failed: number;
}

/** Writes one line for each decision, and returns the counts. */
export async function report(
  db: Db,
  keys: readonly SigningKey[],
  write: (line: string) => void,
): Promise<Counts> {
  const counts = { signed: 0, unsigned: 0, failed: 0 };
  for await (const [row, verdict] of verdicts(db, keys, checkForItsSite)) {
    counts[verdict.state] += 1;
    const why = verdict.state === 'signed' ? `by the key ${verdict.by}` : `: ${verdict.reason}`;
    const { at, what, subjectId, userName } = row;
    const subject = `${at.toISOString()} ${what} ${reference(subjectId)} by ${userName}`;
    write(`${subject} ${verdict.state} ${why}`.replace(' :', ':'));
  }
  return counts;
}
