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

interface Answer {
  is_approval: boolean;
  by_user: string;
  full_name: string;
  at: Date;
  text: string | null;
}

/** Approvals, and open objections of active staff, oldest first. */
async function readAnswers(db: Db, { kind, id }: Subject): Promise<Answer[]> {
  const { rows } = await sql<Answer>`
    SELECT true AS is_approval, by_user, full_name, at, note AS text
    FROM approvals JOIN users ON users.id = by_user
    WHERE subject_kind = ${kind} AND subject_id = ${id}
    UNION ALL
    SELECT false, by_user, full_name, objections.at, reason
    FROM objections JOIN users ON users.id = by_user
    WHERE subject_kind = ${kind} AND subject_id = ${id} AND lifted_at IS NULL
      AND is_active_staff(by_user)
    ORDER BY at`.execute(db);
  return rows;
}

const toAnswer = ({ by_user, full_name, at }: Answer) => ({
  by: { _id: by_user, fullName: full_name },
  at: at.toISOString(),
});

/** For staff, with those who approved; approvals of other amounts are listed too. */
export async function readProgress(
  db: Db,
  subject: Subject,
  staffId: string,
): Promise<ApprovalProgress> {
  const state = await readState(db, subject);
  const answers = await readAnswers(db, subject);
  const given = answers.filter(({ is_approval }) => is_approval);
  return {
    needed: state.needed ?? 1,
    have: state.have,
    payableFrom: state.payable_from?.toISOString() ?? null,
    separatePayer: state.separate_payer === true,
    mine: given.some(({ by_user }) => by_user === staffId),
    objections: answers
      .filter(({ is_approval }) => !is_approval)
      .map((row) => ({ ...toAnswer(row), reason: row.text ?? '', mine: row.by_user === staffId })),
    approvals: given.map((row) => ({ ...toAnswer(row), note: row.text })),
  };
}
