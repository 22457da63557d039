import { sql } from 'kysely';
import { verifyChain } from '#server/platform/audit/verify.ts';
import type { Trx } from '#server/platform/db/tables.ts';

/** What can be said of a database as a whole, before and after it was copied. */
export interface Findings {
  /** Sentences about what does not agree; none when all does. */
  faults: readonly string[];
  /** The last line of the audit log: its number and hash; the same here and there. */
  auditHead: string;
}

/** Looks whether ledger and audit log agree with themselves; reads all of both. */
export async function lookAtBooks(trx: Trx): Promise<Findings> {
  await sql`SET LOCAL max_parallel_workers_per_gather = 0`.execute(trx);
  const broken = await trx
    .selectFrom('ledger_invariants')
    .selectAll()
    .where('broken', '>', 0n)
    .execute();
  const faults = broken.map(
    ({ invariant, broken: count }) => `The ledger does not agree: ${invariant} (${count}).`,
  );
  const { intact, brokenAt } = await verifyChain(trx);
  if (!intact) faults.push(`The audit log was changed at line ${brokenAt?.seq}.`);
  const head = await trx
    .selectFrom('audit_log')
    .select(['seq', sql<string>`encode(hash, 'hex')`.as('hash')])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { faults, auditHead: head ? `${head.seq} ${head.hash}` : 'none' };
}

/** Looks whether a restored database has every row and every guard. */
export async function lookAtCopy(
  trx: Trx,
  expected: ReadonlyMap<string, number>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, rows] of expected) {
    const found = await sql<{ rows: bigint }>`
      SELECT count(*) AS rows FROM ${sql.table(name)}`.execute(trx);
    const count = Number(found.rows[0]?.rows);
    if (count !== rows) faults.push(`${name} has ${count} rows in place of ${rows}.`);
  }
  const asleep = await sql<{ name: string }>`
    SELECT t.tgname::text AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND t.tgenabled <> 'O'`.execute(trx);
  for (const { name } of asleep.rows) faults.push(`The guard ${name} is not in force.`);
  return faults;
}
