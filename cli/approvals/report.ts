import { reference } from '#contract/reference.ts';
import { verdicts } from '#server/approvals/verdicts.ts';
import type { Judging } from '#server/approvals/verifyEvidence.ts';
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
  judging: Omit<Judging, 'check'>,
  write: (line: string) => void,
): Promise<Counts> {
  const counts = { signed: 0, unsigned: 0, failed: 0 };
  for await (const [row, verdict] of verdicts(db, { ...judging, check: checkForItsSite })) {
    counts[verdict.state] += 1;
    const why = verdict.state === 'signed' ? `by the key ${verdict.by}` : `: ${verdict.reason}`;
    const { at, exactAt, what, subjectId, userName } = row;
    // A moment may be infinite.
    const moment = Number.isNaN(at.getTime()) ? exactAt : at.toISOString();
    const subject = `${moment} ${what} ${reference(subjectId)} by ${userName}`;
    write(`${subject} ${verdict.state} ${why}`.replace(' :', ':'));
  }
  return counts;
}
