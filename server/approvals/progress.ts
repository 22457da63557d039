import { sql } from 'kysely';
import type { ApprovalProgress } from '#contract/approvalProgress.ts';
import type { ApprovalKind } from '#contract/approvals.ts';
import type { Db } from '#server/platform/db/tables.ts';

interface Subject {
  kind: ApprovalKind;
  id: string;
  amountCents: bigint;
  askedAt: Date;
}

interface State {
  needed: number | null;
  have: number;
  payable_from: Date | null;
  separate_payer: boolean | null;
  is_waiting: boolean;
}

/** How far a subject is by the stricter of the rule when it was asked and the rule now. */
export async function readState(
  db: Db,
  { kind, id, amountCents, askedAt }: Subject,
): Promise<State> {
  const { rows } = await sql<State>`SELECT needed, have, payable_from, separate_payer,
      coalesce(payable_from > platform_now(), false) AS is_waiting
    FROM approval_state(${kind}, ${id}, ${amountCents}, ${askedAt})`.execute(db);
  if (!rows[0]) throw new Error(`No state of ${kind} ${id}.`);
  return rows[0];
}

/** For staff, with those who approved; approvals of other amounts are listed too. */
export async function readProgress(
  db: Db,
  subject: Subject,
  staffId: string,
): Promise<ApprovalProgress> {
  const state = await readState(db, subject);
  const given = await db
    .selectFrom('approvals')
    .innerJoin('users', 'users.id', 'by_user')
    .select(['by_user', 'full_name', 'at', 'note'])
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .orderBy('at')
    .execute();
  return {
    needed: state.needed ?? 1,
    have: state.have,
    payableFrom: state.payable_from?.toISOString() ?? null,
    separatePayer: state.separate_payer === true,
    mine: given.some(({ by_user }) => by_user === staffId),
    objections: await readObjections(db, subject, staffId),
    approvals: given.map(({ by_user, full_name, at, note }) => ({
      by: { _id: by_user, fullName: full_name },
      at: at.toISOString(),
      note,
    })),
  };
}

/** Open objections of active staff, oldest first. */
async function readObjections(
  db: Db,
  { kind, id }: Subject,
  staffId: string,
): Promise<ApprovalProgress['objections']> {
  const rows = await db
    .selectFrom('objections')
    .innerJoin('users', 'users.id', 'by_user')
    .select(['by_user', 'full_name', 'reason', 'objections.at'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('lifted_at', 'is', null)
    .where(sql<boolean>`is_active_staff(by_user)`)
    .orderBy('objections.at')
    .execute();
  return rows.map(({ by_user, full_name, reason, at }) => ({
    by: { _id: by_user, fullName: full_name },
    at: at.toISOString(),
    reason,
    mine: by_user === staffId,
  }));
}
