import { sql } from 'kysely';
import type { ApprovalKind } from '#contract/approvals.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { logTarget } from './give.ts';

interface Subject {
  isOpen: boolean;
  /** Null for items of investors. */
  proposer: string | null;
  /** Of the line of the log. */
  target: ReturnType<typeof logTarget>;
}

/** The subject of an approval or objection, locked. Errors: 404. */
export async function lockSubject(trx: Trx, kind: ApprovalKind, id: string): Promise<Subject> {
  await sql`SELECT lock_subject(${kind}, ${id})`.execute(trx);
  const { rows } = await sql<{ is_open: boolean; proposer: string | null; audited: string }>`
    SELECT is_open, proposer, audited FROM subject_facts(${kind}, ${id})
    WHERE audited IS NOT NULL`.execute(trx);
  const [facts] = rows;
  if (!facts) throw new ApiError('not-found', platformMessages.notFound);
  return {
    isOpen: facts.is_open,
    proposer: facts.proposer,
    target: logTarget(kind, facts.audited),
  };
}
