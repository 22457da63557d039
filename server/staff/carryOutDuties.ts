import { sql } from 'kysely';
import type { Duty } from '#contract/duties.ts';
import { lockSessions } from '#server/auth/sessions.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { requireUser } from '#server/users/wire.ts';
import { recordDuties } from './recordDuties.ts';

interface Due {
  id: string;
  user_id: string;
  duty: Duty;
  gives: boolean;
  /** Gave the approval that was still missing. */
  approver: string;
  approver_name: string;
}

const lease = { name: 'duties', everyMs: 30_000 };

/** Makes every change of duties whose wait is over and that no one objects to, one process at a time. */
export async function carryOutDuties({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const due = await readDue(db);
  if (due.length === 0 || !(await acquireLease(db, lease, clock())).ours) return;
  for (const change of due) {
    try {
      await db.transaction().execute((trx) => make(trx, change, clock()));
    } catch (error) {
      // It no longer fits: its proposer lost a duty, or it is of the last holder.
      if ((error as { code?: string }).code !== '23001') throw error;
      await db.transaction().execute((trx) => withdraw(trx, change, clock()));
    }
  }
}

async function readDue(db: Db): Promise<Due[]> {
  const { rows } = await sql<Due>`
    SELECT change.id, change.user_id, duty, gives, last.by_user AS approver,
      users.full_name AS approver_name
    FROM duty_changes change
      CROSS JOIN LATERAL approval_state('duty', change.id, 0, change.asked_at) AS state
      CROSS JOIN LATERAL (SELECT by_user FROM approvals
        WHERE subject_kind = 'duty' AND subject_id = change.id AND holds_duty(by_user, 'people')
        ORDER BY approvals.at DESC LIMIT 1) AS last
      JOIN users ON users.id = last.by_user
    WHERE change.status = 'proposed' AND state.payable_from <= platform_now()
      AND NOT is_objected('duty', change.id)
    ORDER BY change.asked_at`.execute(db);
  return rows;
}

async function make(trx: Trx, change: Due, at: Date): Promise<void> {
  await lockSessions(trx, change.user_id);
  if (!(await close(trx, change.id, 'made'))) return;
  const account = await requireUser(trx, change.user_id);
  const actor = { userId: change.approver, fullName: change.approver_name };
  await recordDuties(trx, { account, change, actor }, at);
}

async function withdraw(trx: Trx, { id, user_id: userId, approver }: Due, at: Date): Promise<void> {
  if (!(await close(trx, id, 'withdrawn'))) return;
  const target = { kind: 'user', id: userId } as const;
  const entry = { at, actorId: approver, action: 'proposal.withdraw', target } as const;
  await appendAudit(trx, { ...entry, details: { kind: 'duty' } });
}

/** False if it was withdrawn a moment ago. */
async function close(trx: Trx, id: string, status: 'made' | 'withdrawn'): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('duty_changes')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'proposed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
