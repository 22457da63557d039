import { sql } from 'kysely';
import { verifyChain } from '#server/platform/audit/verify.ts';
import type { Trx } from '#server/platform/db/tables.ts';

export interface LedgerReport {
  errors: readonly string[];
  /** Equal before and after a restore. */
  auditHead: string;
}

export async function verifyLedger(trx: Trx): Promise<LedgerReport> {
  await sql`SET LOCAL max_parallel_workers_per_gather = 0`.execute(trx);
  const broken = await trx
    .selectFrom('ledger_invariants')
    .selectAll()
    .where('broken', '>', 0n)
    .execute();
  const errors = broken.map(
    ({ invariant, broken: count }) => `The ledger does not agree: ${invariant} (${count}).`,
  );
  const { intact, brokenAt } = await verifyChain(trx);
  if (!intact) errors.push(`The audit log was changed at line ${brokenAt?.seq}.`);
  const head = await trx
    .selectFrom('audit_log')
    .select(['seq', sql<string>`encode(hash, 'hex')`.as('hash')])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { errors: errors, auditHead: head ? `${head.seq} ${head.hash}` : 'none' };
}

export async function verifyCopy(
  trx: Trx,
  expected: ReadonlyMap<string, number>,
): Promise<string[]> {
  const errors: string[] = [];
  for (const [name, rows] of expected) {
    const found = await sql<{ rows: bigint }>`
      SELECT count(*) AS rows FROM ${sql.table(name)}`.execute(trx);
    const count = Number(found.rows[0]?.rows);
    if (count !== rows) errors.push(`${name} has ${count} rows in place of ${rows}.`);
  }
  const disabled = await sql<{ name: string }>`
    SELECT t.tgname::text AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND t.tgenabled <> 'O'`.execute(trx);
  for (const { name } of disabled.rows) errors.push(`The guard ${name} is not in force.`);
  return errors;
}
