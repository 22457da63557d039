import type { AuditAction } from '#contract/auditActions.ts';
import type { PayoutDetail } from '#contract/payoutDetail.ts';
import type { PlatformAction } from '#contract/platformActions.ts';
import type { Db } from '#server/platform/db/tables.ts';

type Timeline = PayoutDetail['timeline'];

const linesMax = 50;

const events: Partial<Record<AuditAction | PlatformAction, Timeline[number]['event']>> = {
  'payout.make': 'made',
  'payout.sign': 'signed',
  'payout.send': 'send-asked',
  'payout.sent': 'sent',
  'payout.mined': 'mined',
  'payout.replaced': 'replaced',
  'payout.cancel': 'cancelled',
  'payout.expired': 'expired',
};

/** Each step from the audit log; lines of the platform have no person. */
export async function readPayoutTimeline(db: Db, { id }: { id: string }): Promise<Timeline> {
  const lines = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.at', 'action', 'full_name'])
    .where('target_id', '=', id)
    .where('action', 'in', Object.keys(events))
    .orderBy('seq')
    .limit(linesMax)
    .execute();
  return lines.flatMap(({ at, action, full_name: by }) => {
    const event = events[action as AuditAction];
    return event ? [{ at: at.toISOString(), event, by }] : [];
  });
}
