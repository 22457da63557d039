import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#server/platform/db/tables.ts';

export type DayRow = Selectable<Tables['daily_figures']>;

/** Days of UTC as 'YYYY-MM-DD', both included. */
export interface Span {
  from: string;
  to: string;
}

const midnight = (day: RawBuilder<unknown>) => sql`((${day})::timestamp AT TIME ZONE 'UTC')`;

const dayOf = (column: string) => sql`(${sql.ref(column)} AT TIME ZONE 'UTC')::date`;

const inSpan = (column: RawBuilder<unknown>, { from, to }: Span) => sql`
  ${column} >= ${midnight(sql`${from}::date`)} AND ${column} < ${midnight(sql`${to}::date + 1`)}`;

// Nothing else changes the sum of all balances: a hold stays with the owner of the account.
const netBefore = (from: string) => sql`
  (SELECT coalesce(sum(amount_received_cents), 0) FROM deposits
    WHERE decided_at < ${midnight(sql`${from}::date`)})
  - (SELECT coalesce(sum(amount_cents), 0) FROM withdrawals
    WHERE status = 'paid' AND coalesce(paid_at, decided_at) < ${midnight(sql`${from}::date`)}
      AND decided_at IS NOT NULL)
  + (SELECT coalesce(sum(CASE direction WHEN 'credit' THEN amount_cents ELSE -amount_cents END), 0)
    FROM adjustments WHERE at < ${midnight(sql`${from}::date`)})
  + (SELECT coalesce(sum(CASE direction WHEN 'credit' THEN amount_cents ELSE -amount_cents END), 0)
    FROM reversals WHERE status = 'made' AND made_at < ${midnight(sql`${from}::date`)})`;

/** Computed from the tables themselves, each read by the index of its time. */
export async function computeDays(db: Db, span: Span): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    WITH decided AS (
      SELECT ${dayOf('decided_at')} AS day,
        count(*) FILTER (WHERE status = 'confirmed') AS confirmed,
        count(*) FILTER (WHERE status = 'declined') AS declined,
        coalesce(sum(amount_received_cents), 0) AS cents,
        percentile_disc(0.5) WITHIN GROUP (ORDER BY decided_at - deposit_date) AS p50,
        percentile_disc(0.95) WITHIN GROUP (ORDER BY decided_at - deposit_date) AS p95
      FROM deposits WHERE ${inSpan(sql`decided_at`, span)} GROUP BY 1),
    sent AS (
      SELECT ${dayOf('deposit_date')} AS day, count(*) AS deposits
      FROM deposits WHERE ${inSpan(sql`deposit_date`, span)} GROUP BY 1),
    requested AS (
      SELECT ${dayOf('created_at')} AS day, count(*) AS withdrawals
      FROM withdrawals WHERE ${inSpan(sql`created_at`, span)} GROUP BY 1),
    paid AS (
      SELECT ${dayOf('paid_at')} AS day, sum(amount_cents) AS cents
      FROM withdrawals WHERE ${inSpan(sql`coalesce(paid_at, decided_at)`, span)}
        AND decided_at IS NOT NULL AND status = 'paid' GROUP BY 1),
    adjusted AS (
      SELECT ${dayOf('at')} AS day,
        sum(CASE direction WHEN 'credit' THEN amount_cents ELSE -amount_cents END) AS cents
      FROM (
        SELECT at, direction, amount_cents FROM adjustments WHERE ${inSpan(sql`at`, span)}
      UNION ALL
        SELECT made_at, direction, amount_cents FROM reversals
        WHERE status = 'made' AND ${inSpan(sql`made_at`, span)}) AS corrections
      GROUP BY 1),
    owed_before AS (
      SELECT coalesce(
        (SELECT owed_cents FROM daily_figures WHERE day = ${span.from}::date - 1),
        ${netBefore(span.from)}) AS cents)
    SELECT days.day, coalesce(decided.cents, 0)::bigint AS in_cents,
      coalesce(paid.cents, 0)::bigint AS out_cents, coalesce(deposits, 0)::integer AS deposits,
      coalesce(withdrawals, 0)::integer AS withdrawals,
      coalesce(confirmed, 0)::integer AS confirmed, coalesce(declined, 0)::integer AS declined,
      extract(epoch FROM p50)::integer AS wait_p50_s,
      extract(epoch FROM p95)::integer AS wait_p95_s,
      (owed_before.cents + sum(coalesce(decided.cents, 0) - coalesce(paid.cents, 0)
        + coalesce(adjusted.cents, 0)) OVER (ORDER BY days.day))::bigint AS owed_cents
    FROM (SELECT ${span.from}::date + n AS day
      FROM generate_series(0, ${span.to}::date - ${span.from}::date) AS n) AS days
    CROSS JOIN owed_before
    LEFT JOIN decided USING (day) LEFT JOIN sent USING (day) LEFT JOIN requested USING (day)
    LEFT JOIN paid USING (day) LEFT JOIN adjusted USING (day)
    ORDER BY days.day`.execute(db);
  return rows;
}

/** Why deposits were declined, by day; without the full stop that some write and some do not. */
export const declinedFor = (span: Span): RawBuilder<Selectable<Tables['daily_reasons']>> => sql`
  SELECT ${dayOf('decided_at')} AS day, left(rtrim(btrim(reason), '.'), 200) AS reason,
    count(*)::integer AS declined
  FROM deposits WHERE ${inSpan(sql`decided_at`, span)} AND status = 'declined' GROUP BY 1, 2`;

/** Confirmed deposits and what was credited, by the day of the decision. */
export const receivedBy = (span: Span): RawBuilder<Selectable<Tables['daily_wallets']>> => sql`
  SELECT wallet_id, ${dayOf('decided_at')} AS day, count(*)::integer AS deposits,
    sum(amount_received_cents)::bigint AS received_cents
  FROM deposits
  WHERE ${inSpan(sql`decided_at`, span)} AND status = 'confirmed' AND wallet_id IS NOT NULL
  GROUP BY 1, 2`;
