import { bytesToHex } from '@noble/hashes/utils.js';
import type { Snapshot } from '#contract/liabilities.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** Newest first; root and sum of each stay. */
export async function readSnapshots(db: Db, count: number): Promise<Snapshot[]> {
  const rows = await db
    .selectFrom('liability_snapshots as taken')
    .select(['taken.name', 'taken.total_cents', 'taken.size', 'taken.root'])
    .select((row) => [
      row
        .selectFrom('audit_log')
        .select('seq')
        .whereRef('target_id', '=', 'taken.id')
        .where('actor_id', 'is', null)
        .as('seq'),
      row
        .selectFrom('liability_looks')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('snapshot', '=', 'taken.number')
        .as('looked'),
    ])
    .orderBy('taken.number', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => ({
    snapshot: row.name,
    totalCents: String(row.total_cents),
    size: row.size,
    root: bytesToHex(row.root),
    logIndex: row.seq === null ? null : Number(row.seq) - 1,
    looked: Number(row.looked),
  }));
}
