import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { readBackup } from '#cli/backup/readBackup.ts';
import { requireSameSchema } from '#cli/backup/sameSchema.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { pgliteDialect } from '#server/platform/db/pgliteDialect.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';

const tables = [
  ...['users', 'passkeys', 'approvals', 'approval_rules', 'wallets', 'duty_changes'],
  ...['adjustment_proposals', 'reversals', 'resets', 'payout_addresses'],
];
// Of these, only what was decided with evidence or is the subject of an approval.
const subjects = ['deposits', 'withdrawals'];

const rowsPerInsert = 500;

/** A database in memory with what the decisions of a backup rest on. Errors: another release. */
export async function loadDecisions(file: string): Promise<{ db: Db; close(): Promise<void> }> {
  const pglite = await PGlite.create();
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  await migrate(db, new Date());
  await fill(db, file);
  const close = async () => {
    await db.destroy();
    await pglite.close();
  };
  return { db, close };
}

async function fill(db: Db, file: string): Promise<void> {
  const approved = await approvedIn(file);
  const isNeeded = (table: string, line: string) => {
    if (tables.includes(table)) return true;
    if (!subjects.includes(table)) return false;
    const { id, evidence } = JSON.parse(line) as { id: string; evidence?: object };
    return approved.has(id) || Boolean(evidence);
  };
  await db.transaction().execute(async (trx) => {
    // Rows were checked where they were written, and others that they name are left out.
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`DELETE FROM approval_rules`.execute(trx);
    for await (const piece of readBackup(file, undefined)) {
      if ('header' in piece) await requireSameSchema(piece.header);
      if (!('lines' in piece)) continue;
      const rows = piece.lines.filter((line) => isNeeded(piece.table, line));
      const name = sql.table(piece.table);
      for (let from = 0; from < rows.length; from += rowsPerInsert) {
        const json = `[${rows.slice(from, from + rowsPerInsert).join(',')}]`;
        await sql`INSERT INTO ${name} OVERRIDING SYSTEM VALUE
          SELECT * FROM json_populate_recordset(null::${name}, ${json}::json)`.execute(trx);
      }
    }
  });
}

async function approvedIn(file: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const piece of readBackup(file, undefined)) {
    if (!('lines' in piece) || piece.table !== 'approvals') continue;
    for (const line of piece.lines)
      ids.add((JSON.parse(line) as { subject_id: string }).subject_id);
  }
  return ids;
}
