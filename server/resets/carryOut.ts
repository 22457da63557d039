import { sql } from 'kysely';
import { appendAudit } from '#server/platform/audit/append.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { endFactors } from '#server/secondFactor/reset.ts';

interface Due {
  id: string;
  user_id: string;
  /** Gave the approval that was still missing. */
  approver: string;
}

const lease = { name: 'resets', everyMs: 30_000 };

/** Carries out every reset whose wait is over and that no one objects to, one process at a time. */
export async function carryOutResets({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const due = await readDue(db);
  if (due.length === 0 || !(await acquireLease(db, lease, clock())).ours) return;
  for (const reset of due) {
    await db.transaction().execute((trx) => carryOut(trx, reset, clock()));
  }
}

async function readDue(db: Db): Promise<Due[]> {
  const { rows } = await sql<Due>`
    SELECT id, user_id, (SELECT by_user FROM approvals
      WHERE subject_kind = 'reset' AND subject_id = resets.id AND holds_duty(by_user, 'people')
      ORDER BY approvals.at DESC LIMIT 1) AS approver
    FROM resets CROSS JOIN LATERAL approval_state('reset', id, 0, asked_at) AS state
    WHERE status = 'proposed' AND state.payable_from <= platform_now()
      AND NOT is_objected('reset', id)
    ORDER BY asked_at`.execute(db);
  return rows;
}

async function carryOut(trx: Trx, { id, user_id: userId, approver }: Due, at: Date) {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { numUpdatedRows } = await trx
    .updateTable('resets')
    .set({ status: 'done' })
    .where('id', '=', id)
    .where('status', '=', 'proposed')
    .executeTakeFirst();
  // Withdrawn a moment ago.
  if (numUpdatedRows === 0n) return;
  await endFactors(trx, userId, { news: 'resetByStaff', at });
  const target = { kind: 'user', id: userId } as const;
  const entry = { at, actorId: approver, action: 'user.reset-second-factor', target } as const;
  await appendAudit(trx, { ...entry, details: { by: 'approvals' } });
}
