import type { WithdrawalDetail } from '#contract/withdrawals.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { OwnWithdrawalRow } from '#server/withdrawals/rows.ts';

type Timeline = WithdrawalDetail['timeline'];

/** Reads the steps of a withdrawal, for its investor. */
export async function readOwnTimeline(db: Db, row: OwnWithdrawalRow): Promise<Timeline> {
  const { status, created_at, decided_at, paid_at } = row;
  const isRefused = status === 'declined' || status === 'cancelled';
  // A later refusal replaces decider and time of an approval, which only the audit log keeps.
  const approvedAt = isRefused ? await readApproval(db, row.id) : decided_at;
  const events: [at: Date | null, event: Timeline[number]['event']][] = [
    [created_at, 'requested'],
    [approvedAt, 'approved'],
    [paid_at, 'paid'],
    [isRefused ? decided_at : null, isRefused ? status : 'declined'],
    [row.reversed_at, 'reversed'],
  ];
  return events.flatMap(([at, event]) => (at ? [{ at: at.toISOString(), event }] : []));
}

async function readApproval(db: Db, id: string): Promise<Date | null> {
  const line = await db
    .selectFrom('audit_log')
    .select('at')
    .where('target_id', '=', id)
    .where('action', '=', 'withdrawal.approve')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line?.at ?? null;
}
