import { type RawBuilder, sql } from 'kysely';
import type { AuditVerdict } from '#contract/audit.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';

type Verdict = Omit<AuditVerdict, 'checkedAt'>;

// Hashing a page takes milliseconds, and on the embedded engine other queries wait for it.
const linesPerPage = 1_000;

interface VerifiedLine {
  seq: bigint;
  at: Date;
  hash: Uint8Array;
  intact: boolean;
}

/** Remembers the verdict, so that others see it too. */
export async function checkChain({ db, clock, health }: Ports): Promise<AuditVerdict> {
  const verdict = await verifyChain(db);
  health.auditVerdict = { ...verdict, checkedAt: clock().toISOString() };
  return health.auditVerdict;
}

/** A page at a time, up to the first changed line. */
export async function verifyChain(db: Db): Promise<Verdict> {
  let last: VerifiedLine | undefined;
  for (;;) {
    const { rows } = await nextLines(last).execute(db);
    const broken = rows.find(({ intact }) => !intact);
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

// The database computes the hashes, so that the entries are not transferred.
const nextLines = (last: VerifiedLine | undefined): RawBuilder<VerifiedLine> => sql`
  SELECT seq, at, hash,
    hash = audit_hash(audit_log)
      AND previous_hash = coalesce(lag(hash) OVER w, ${last?.hash ?? null}::bytea, sha256(''))
      AND seq = coalesce(lag(seq) OVER w, ${last?.seq ?? 0n}::bigint) + 1 AS intact
  FROM audit_log WHERE seq > ${last?.seq ?? 0n}
  WINDOW w AS (ORDER BY seq) ORDER BY seq LIMIT ${linesPerPage}`;

const line = ({ seq, at }: VerifiedLine) => ({ seq: Number(seq), at: at.toISOString() });
