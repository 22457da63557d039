import { type RawBuilder, sql } from 'kysely';
import type { Overview } from '#contract/overview.ts';
import { listRowsMax } from '#contract/sizes.ts';
import { isFlagged } from '#server/deposits/list.ts';
import { getCached, setCached } from '#server/platform/db/cache.ts';
import type { Ports } from '#server/platform/ports.ts';

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

const end = listRowsMax + 1;
// A count that reached its end hardly falls within a minute.
const endTtlMs = 60_000;

const nameOf = (list: string, view: string) => `end of ${list} ${view}`;

/** A JSON object of lists and their views; of a view that reached its end nothing is counted. */
export function viewCounts(ports: Ports, at: Date): RawBuilder<Views> {
  const lists = Object.entries(rowsOf).map(([list, views]) => {
    const counts = Object.entries(views).map(([view, rows]) => {
      const isAtEnd = getCached<boolean>(ports, nameOf(list, view), at);
      const count = sql`(SELECT count(*) FROM (${rows} LIMIT ${sql.lit(end)}) AS counted)`;
      return sql`${sql.lit(view)}, ${isAtEnd ? sql.lit(end) : count}`;
    });
    return sql`${sql.lit(list)}, json_build_object(${sql.join(counts)})`;
  });
  return sql`json_build_object(${sql.join(lists)})`;
}

export function cacheViews(ports: Ports, lists: Views, at: Date): void {
  for (const [list, views] of Object.entries(lists)) {
    for (const [view, count] of Object.entries(views)) {
      const name = nameOf(list, view);
      const isKnown = getCached<boolean>(ports, name, at) !== undefined;
      if (count === end && !isKnown) setCached(ports, { name, value: true, ttlMs: endTtlMs }, at);
    }
  }
}
