import { type RawBuilder, sql } from 'kysely';
import { listRowsMax } from '#contract/sizes.ts';
import { getCached, setCached } from '#server/platform/db/cache.ts';
import type { Ports } from '#server/platform/ports.ts';

const end = listRowsMax + 1;
// A count that reached its end hardly falls within a minute.
const endTtlMs = 60_000;

const nameOf = (name: string) => `end of ${name}`;

/** The number of rows, at most one more than a list returns. */
export const counted = (rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(SELECT count(*)::integer FROM (${rows} LIMIT ${sql.lit(end)}) AS counted)`;

/** The same, but nothing is counted while it is known that the count reached its end. */
export const countedOnce = (
  ports: Ports,
  { name, rows }: { name: string; rows: RawBuilder<unknown> },
  at: Date,
): RawBuilder<number> =>
  getCached<boolean>(ports, nameOf(name), at) ? sql.lit(end) : counted(rows);

/** Remembers which of these counts reached their end. */
export function cacheEnds(ports: Ports, counts: Record<string, number>, at: Date): void {
  for (const [name, count] of Object.entries(counts)) {
    const isKnown = getCached<boolean>(ports, nameOf(name), at) !== undefined;
    const entry = { name: nameOf(name), value: true, ttlMs: endTtlMs };
    if (count === end && !isKnown) setCached(ports, entry, at);
  }
}
