import { type RawBuilder, sql } from 'kysely';
import { dueSoonMs } from '#contract/lifetimes.ts';

/** How long an item may wait. */
export const reviewTime = sql`(SELECT review_hours FROM settings) * interval '1 hour'`;

/** Pending, and after its review time or shortly before. */
export function isDue(due: 'overdue' | 'soon', at: Date): RawBuilder<boolean> {
  const pending = sql`deposits.status = 'pending'`;
  const before = (end: Date) => sql`deposits.deposit_date <= ${end}::timestamptz - ${reviewTime}`;
  if (due === 'overdue') return sql<boolean>`(${pending} AND ${before(at)})`;
  const soon = new Date(at.getTime() + dueSoonMs);
  return sql<boolean>`(${pending} AND NOT ${before(at)} AND ${before(soon)})`;
}
