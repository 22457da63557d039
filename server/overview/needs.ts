import { type RawBuilder, sql } from 'kysely';
import type { Overview } from '#contract/overview.ts';
import { dayMs } from '#contract/time.ts';
import { isDue, reviewTime } from '#server/deposits/queue/isDue.ts';
import type { Ports } from '#server/platform/ports.ts';
import { cacheEnds, counted, countedOnce } from './counted.ts';

export type Needs = Pick<
  Overview,
  'due' | 'mails' | 'setUp' | 'approvals' | 'alarms' | 'comparedDay'
>;

/** The newest rule of each kind and amount, with how many active staff hold the duty to approve. */
const rulesInForce = sql`
  SELECT *, CASE WHEN takes_two(kind) THEN greatest(approvals, 2) ELSE approvals END AS needed,
    (SELECT count(*) FROM duties
    WHERE duty = approver_duty(kind) AND is_active_staff(user_id)) AS holders
  FROM (
    SELECT DISTINCT ON (kind, from_cents) * FROM approval_rules
    WHERE status = 'approved' AND valid_from <= platform_now()
    ORDER BY kind, from_cents, valid_from DESC, asked_at DESC) AS newest
  WHERE NOT removed AND (kind <> 'alarm' OR EXISTS (SELECT FROM chain_state))`;

const activeStaff = sql`SELECT FROM users WHERE role = 'admin' AND status = 'active'`;

const payTime = sql`(SELECT pay_hours FROM settings) * interval '1 hour'`;

const shownMs = 7 * dayMs;
const nameOf = { overdue: 'overdue deposits', soon: 'deposits due soon' };

// In the words of `active_wallet`, which PostgreSQL would plan again in each request.
const isActive = sql`status = 'approved' AND retired_at IS NULL AND active_from <= platform_now()`;

/** A JSON object of what waits for staff beside the views; each count is the end of an index. */
export function needCounts(ports: Ports, at: Date): RawBuilder<Needs> {
  const deposits = (due: 'overdue' | 'soon') => {
    const rows = sql`SELECT FROM deposits WHERE ${isDue(due, at)}`;
    return countedOnce(ports, { name: nameOf[due], rows }, at);
  };
  const weekAgo = new Date(at.getTime() - shownMs);
  return sql`json_build_object(
    'due', json_build_object(
      'depositsOverdue', ${deposits('overdue')},
      'depositsSoon', ${deposits('soon')},
      'withdrawalsOverdue', ${counted(sql`SELECT FROM withdrawals
        WHERE status = 'requested' AND created_at <= ${at}::timestamptz - ${reviewTime}`)},
      'paymentsOverdue', ${counted(sql`SELECT FROM withdrawals
        WHERE status = 'approved' AND decided_at <= ${at}::timestamptz - ${payTime}`)}),
    'mails', json_build_object(
      'retrying', ${counted(sql`SELECT FROM outbox
        WHERE sent_at IS NULL AND given_up_at IS NULL AND last_error IS NOT NULL`)},
      'givenUp', ${counted(sql`SELECT FROM outbox
        WHERE given_up_at IS NOT NULL AND given_up_at > ${weekAgo}::timestamptz`)}),
    'approvals', (SELECT json_build_object(
        'unmet', coalesce(json_agg(DISTINCT kind) FILTER (WHERE needed > holders), '[]'),
        'oneSuffices', coalesce(bool_or(needed = 1 AND NOT separate_payer), false))
      FROM (${rulesInForce}) AS rules),
    'alarms', (SELECT json_build_object('open', count(*), 'pausing', coalesce(bool_or(paused), false))
      FROM alarms WHERE status = 'open'),
    'comparedDay', (SELECT max(day) FROM reconciliations),
    'setUp', json_build_object(
      'addresses', (SELECT coalesce(json_agg(DISTINCT coin), '[]') FROM wallets WHERE ${isActive}),
      'staff', ${counted(activeStaff)},
      'withoutSecondFactor', ${counted(sql`${activeStaff}
        AND NOT EXISTS (SELECT FROM passkeys WHERE user_id = users.id AND removed_at IS NULL)
        AND NOT EXISTS (SELECT FROM totp WHERE user_id = users.id AND confirmed_at IS NOT NULL)`)}))`;
}

export function cacheNeeds(ports: Ports, { due }: Needs, at: Date): void {
  const { depositsOverdue, depositsSoon } = due;
  const counts = { [nameOf.overdue]: depositsOverdue, [nameOf.soon]: depositsSoon };
  cacheEnds(ports, counts, at);
}
