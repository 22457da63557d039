import type { Db } from '#server/platform/db/tables.ts';
import { type EvidenceRow, evidenceRows } from './evidenceRows.ts';
import { failed, type Judging, type Verdict, verifyEvidence } from './verifyEvidence.ts';

// One call that changes duties or rules makes several rows, all with its signature.
const severalMs = 60_000;
const ofSeveral: readonly EvidenceRow['what'][] = ['duty', 'rule'];

/** Whether a signature made another row before: it counts in one call. */
function signedOnce(): (row: EvidenceRow) => boolean {
  const first = new Map<string, EvidenceRow>();
  return (row) => {
    const { evidence, what, at } = row;
    // The text of a payment names its withdrawals.
    if (evidence?.type !== 'passkey' || what === 'payment') return true;
    const nonce = String(evidence.nonce).toLowerCase();
    const before = first.get(nonce);
    if (!before) first.set(nonce, row);
    if (!before) return true;
    return (
      before.what === what &&
      ofSeveral.includes(what) &&
      at.getTime() - before.at.getTime() <= severalMs
    );
  };
}

/** Judges every decision by these keys only, and that no signature was used again. */
export async function* verdicts(db: Db, judging: Judging): AsyncGenerator<[EvidenceRow, Verdict]> {
  const isFirst = signedOnce();
  for await (const rows of evidenceRows(db)) {
    for (const row of rows) {
      const verdict = isFirst(row)
        ? await verifyEvidence(row, judging)
        : failed('signed once, and used again');
      yield [row, verdict];
    }
  }
}
