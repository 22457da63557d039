import { type RawBuilder, sql } from 'kysely';
import type { audit } from '#contract/audit.ts';
import type { ReplyOf } from '#contract/call.ts';
import type { Db } from '#server/platform/db/tables.ts';

type Verdict = ReplyOf<typeof audit.verify>['data'];

// Hashing this many lines takes some milliseconds: on the embedded engine others wait no longer.
const linesPerPage = 1_000;

interface Checked {
  seq: bigint;
  at: Date;
  hash: Uint8Array;
  good: boolean;
}

/**
 * Follows the chain of the audit log from its first line, a page at a time, and says up to which line
 * each one is just what was written behind the one before (DESIGN section 4).
 */
export async function verifyChain(db: Db): Promise<Verdict> {
  let last: Checked | undefined;
  for (;;) {
    const { rows } = await nextLines(last).execute(db);
    const broken = rows.find(({ good }) => !good);
    const before = broken ? rows[rows.indexOf(broken) - 1] : rows.at(-1);
    const upTo = before ?? last;
    if (broken || rows.length < linesPerPage) {
      return {
        intact: broken === undefined,
        upTo: upTo ? line(upTo) : null,
        brokenAt: broken ? line(broken) : null,
      };
    }
    last = upTo;
  }
}

// Only what the next page needs travels: the hashes are computed where the lines are.
const nextLines = (last: Checked | undefined): RawBuilder<Checked> => sql`
  SELECT seq, at, hash,
    hash = audit_hash(audit_log)
      AND previous_hash = coalesce(lag(hash) OVER w, ${last?.hash ?? null}::bytea, sha256(''))
      AND seq = coalesce(lag(seq) OVER w, ${last?.seq ?? 0n}::bigint) + 1 AS good
  FROM audit_log WHERE seq > ${last?.seq ?? 0n}
  WINDOW w AS (ORDER BY seq) ORDER BY seq LIMIT ${linesPerPage}`;

const line = ({ seq, at }: Checked) => ({ seq: Number(seq), at: at.toISOString() });
