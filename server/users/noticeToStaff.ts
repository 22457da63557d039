import { sql } from 'kysely';
import { dayMs } from '#contract/time.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, momentInUtc } from '#server/platform/outbox/enqueue.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';

export interface StaffNotice {
  subject: string;
  summary: string;
  /** The next step; by default that of a change by staff. */
  advice?: string;
  rows: readonly Fact[];
  at: Date;
}

const unknownChange =
  'If you do not know of this change, look into it at once: the activity log has it too.';

/**
 * Also mails those who lost their access within the last day: no one takes over unseen by
 * suspending the others first. Call it while the affected account is still staff.
 */
export async function noticeToStaff(trx: Trx, notice: StaffNotice): Promise<void> {
  const { subject, summary, rows, advice = unknownChange, at } = notice;
  const mail = {
    subject,
    lines: [summary],
    facts: [['When', momentInUtc(at)] as const, ...rows],
    action: { label: 'Open the activity log', path: '/admin/activity' },
    next: [advice],
    urgent: true as const,
  };
  const dayAgo = new Date(at.getTime() - dayMs);
  const staff = await trx
    .selectFrom('users')
    .select('email')
    .where(
      sql<boolean>`(role = 'admin' AND status = 'active')
        OR (role = 'admin' AND id IN (SELECT target_id FROM audit_log
          WHERE at > ${dayAgo} AND action IN ('user.suspend', 'user.close')))
        OR id IN (SELECT target_id FROM audit_log
          WHERE at > ${dayAgo} AND action = 'user.role' AND details ->> 'role' = 'user')`,
    )
    .execute();
  for (const { email } of staff) await enqueue(trx, { to: email, ...mail }, at);
}

export const accountRow = (account: { fullName: string; userName: string; email: string }) =>
  ['Account', `${account.fullName} (${account.userName}, ${account.email})`] as const;
