import { sql } from 'kysely';
import { dayMs } from '#contract/time.ts';
import { demoPassword, emptyStaffName } from '#demo/protocol.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { newestDaysAgo } from '#server/seed/sampleDeposits.ts';
import { createFirstStaff } from '#server/staff/staff.ts';
import { hashPassword } from './passwords.ts';

/** An empty demo has one staff account. */
export async function addFirstStaff(db: Db): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const userName = emptyStaffName;
  const staff = { userName, fullName: 'Demo Staff', email: `${userName}@example.invalid` };
  await createFirstStaff(db, { ...staff, passwordHash }, new Date());
}

const dated = [
  ...['users', 'verifications', 'quotes', 'files', 'deposits'],
  ...['withdrawals', 'adjustments', 'ledger_entries'],
];

/**
 * Moves the times of the samples, which count from the build, to `now`: all by as much, and nothing
 * but times. The guards, which freeze them, pause for it. The log of staff keeps its times, because
 * its hashes cover them.
 */
export async function dateSamples(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { newest } = await trx
      .selectFrom('deposits')
      .select(sql<Date>`max(deposit_date)`.as('newest'))
      .executeTakeFirstOrThrow();
    const byMs = Math.trunc(now.getTime() - newestDaysAgo * dayMs - newest.getTime());
    const { rows } = await sql<{ name: string; columns: string[] }>`
      SELECT relname AS name, array_agg(attname::text) AS columns
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relname = ANY(${dated}::text[]) AND relkind = 'r' AND attgenerated = ''
        AND atttypid = 'timestamptz'::regtype AND NOT attisdropped
      GROUP BY relname`.execute(trx);
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    for (const { name, columns } of rows) {
      const later = columns.map(
        (column) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${byMs} * interval '1 ms'`,
      );
      await sql`UPDATE ${sql.table(name)} SET ${sql.join(later)}`.execute(trx);
    }
    await moveRateDays(trx, Math.floor(byMs / dayMs));
  });
}

/** In two steps, because the day is the key. */
async function moveRateDays(trx: Trx, days: number): Promise<void> {
  if (days < 1) return;
  const far = 100_000;
  for (const step of [far, days - far]) {
    await sql`UPDATE rate_days SET day = day + ${step}::int`.execute(trx);
  }
}
