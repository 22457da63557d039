import { type RawBuilder, sql } from 'kysely';
import type { Overview } from '#contract/overview.ts';
import { isFlagged } from '#server/deposits/queue/isFlagged.ts';
import type { Ports } from '#server/platform/ports.ts';
import { cacheEnds, countedOnce } from './counted.ts';

type Views = Overview['views'];

const ofStatus = (table: string, status: string) =>
  sql`SELECT FROM ${sql.table(table)} WHERE status = ${sql.lit(status)}`;

const rowsOf: { [List in keyof Views]: Record<keyof Views[List], RawBuilder<unknown>> } = {
  deposits: {
    waiting: ofStatus('deposits', 'pending'),
    flagged: sql`SELECT FROM deposits WHERE ${isFlagged(true)}`,
    confirmed: ofStatus('deposits', 'confirmed'),
    declined: ofStatus('deposits', 'declined'),
    all: sql`SELECT FROM deposits`,
  },
  withdrawals: {
    requested: ofStatus('withdrawals', 'requested'),
    approved: ofStatus('withdrawals', 'approved'),
    answered: sql`SELECT FROM withdrawals WHERE awaits = 'staff'`,
    paid: ofStatus('withdrawals', 'paid'),
    declined: ofStatus('withdrawals', 'declined'),
    cancelled: ofStatus('withdrawals', 'cancelled'),
    all: sql`SELECT FROM withdrawals`,
  },
};

const nameOf = (list: string, view: string) => `${list} ${view}`;

/** A JSON object of lists and their views. */
export function viewCounts(ports: Ports, at: Date): RawBuilder<Views> {
  const lists = Object.entries(rowsOf).map(([list, views]) => {
    const counts = Object.entries(views).map(([view, rows]) => {
      const count = countedOnce(ports, { name: nameOf(list, view), rows }, at);
      return sql`${sql.lit(view)}, ${count}`;
    });
    return sql`${sql.lit(list)}, json_build_object(${sql.join(counts)})`;
  });
  return sql`json_build_object(${sql.join(lists)})`;
}

export function cacheViews(ports: Ports, lists: Views, at: Date): void {
  for (const [list, views] of Object.entries(lists)) {
    const counts = Object.entries(views).map(([view, count]) => [nameOf(list, view), count]);
    cacheEnds(ports, Object.fromEntries(counts), at);
  }
}
