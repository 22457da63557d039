import type { AuditAction } from '#contract/auditActions.ts';
import type { StaffWithdrawalDetail } from '#contract/withdrawals.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { StaffWithdrawalRow } from '#server/withdrawals/rows.ts';

type Timeline = StaffWithdrawalDetail['timeline'];
type Event = Timeline[number]['event'];

const linesMax = 50;

const logged: Partial<Record<AuditAction, Event>> = {
  'withdrawal.approve': 'approved',
  'withdrawal.start-payment': 'payment-started',
  'withdrawal.stop-payment': 'payment-stopped',
  'withdrawal.object': 'objected',
};

/** The row has the last decision and the payment, the audit log every other step of staff. */
export async function readStaffTimeline(db: Db, row: StaffWithdrawalRow): Promise<Timeline> {
  const isRefused = row.status === 'declined' || row.status === 'cancelled';
  const lines = await db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.at', 'action', 'full_name', 'details'])
    .where('target_id', '=', row.id)
    .where('action', 'in', Object.keys(logged))
    .orderBy('seq')
    .limit(linesMax)
    .execute();
  const steps: [at: Date | null, event: Event | undefined, by: string | null][] = [
    [row.created_at, 'requested', row.full_name],
    [isRefused ? null : row.decided_at, 'approved', row.decider_name],
    ...lines
      .filter(({ action }) => isRefused || action !== 'withdrawal.approve')
      .map((line) => [line.at, logged[line.action as AuditAction], line.full_name] as const)
      .map(([at, event, by]): [Date, Event | undefined, string] => [at, event, by]),
    [row.paid_at, 'paid', row.payer_name],
    [isRefused ? row.decided_at : null, isRefused ? row.status : undefined, row.decider_name],
    [row.reversed_at, 'reversed', null],
  ];
  const notes = new Map(
    lines.map(({ at, action, details }) => [
      `${+at} ${logged[action as AuditAction]}`,
      details.note,
    ]),
  );
  return steps.flatMap(([at, event, by]) => {
    if (!at || !event) return [];
    const note = notes.get(`${+at} ${event}`);
    return [{ at: at.toISOString(), event, by, note: note ? String(note) : null }];
  });
}
