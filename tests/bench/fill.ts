import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connectPostgres } from '#server/adapters/postgres.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';

interface Size {
  users: number;
  deposits: number;
}

const sizeOf = (deposits: number): Size => ({ users: deposits / 10, deposits });

/** The number of deposits that a bench asks for. */
export const benchDeposits = Number(process.env.BENCH_DEPOSITS ?? 1_000_000);

/** Runs the built seed with these environment variables. */
export async function seed(
  { users, deposits }: Size,
  variables: Record<string, string>,
): Promise<void> {
  const program = join(process.cwd(), 'dist/server/seed.js');
  const args = [program, '--users', String(users), '--deposits', String(deposits)];
  const env = { PATH: process.env.PATH, ...variables };
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The seed failed.');
}

/** Runs the seed and adds the rows that it does not make. */
async function fill(db: Db, size: Size, variables: Record<string, string>): Promise<void> {
  await seed(size, variables);
  await addReceipts(db);
  await addAuditLog(db);
  await assignSome(db);
  await sql`UPDATE users SET status = 'suspended' WHERE hashtext(id::text) % 400 = 0
    AND role = 'user'`.execute(db);
}

/** Does what autovacuum would do some minutes later. */
async function vacuum(db: Db): Promise<void> {
  await sql`SET statement_timeout = 0`.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
}

/** As in production: every commit is on disk, and the working set fits into memory. */
export const durable = [
  'fsync=on',
  'full_page_writes=on',
  'shared_buffers=256MB',
  'max_wal_size=4GB',
];

const isEmpty = async (db: Db): Promise<boolean> =>
  !(await db.selectFrom('deposits').select('id').limit(1).executeTakeFirst());

/**
 * Opens the PostgreSQL of DATABASE_URL or of another address, or starts a private one, and fills it
 * if it has no deposits.
 * Errors: no address and no PostgreSQL installed.
 */
export async function openFilled(
  dataDir: string,
  deposits = benchDeposits,
  configured = process.env.DATABASE_URL,
) {
  const postgres = configured ? undefined : await startPrivatePostgres(durable);
  const databaseUrl = postgres?.url ?? configured;
  if (!databaseUrl) throw new Error('No PostgreSQL is installed: name one by DATABASE_URL.');
  const engine = await connectPostgres<Tables>(databaseUrl, { statementTimeoutMs: 0 });
  const close = async () => {
    await engine.close();
    await postgres?.stop();
  };
  try {
    await migrate(engine.db, new Date());
    if (await isEmpty(engine.db))
      await fill(engine.db, sizeOf(deposits), { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    await vacuum(engine.db);
  } catch (error) {
    await close();
    throw error;
  }
  return { databaseUrl, db: engine.db, close };
}

// 20,000 deposits with a receipt, a quarter of them with a file that was used before.
async function addReceipts(db: Db): Promise<void> {
  await sql`INSERT INTO files (id, user_id, purpose, type, size, sha256, bytes, created_at)
    SELECT gen_random_uuid(), user_id, 'proof', 'image/png', 1,
      sha256(convert_to((n % 15000)::text, 'UTF8')), '\\x00', deposit_date
    FROM (SELECT user_id, deposit_date, row_number() OVER () AS n FROM deposits
      WHERE hashtext(id::text) % 50 = 0 LIMIT 20000) AS some_deposits`.execute(db);
  await sql`INSERT INTO deposits (id, user_id, coin, amount_cents, address, receipt_id, late,
      deposit_date)
    SELECT gen_random_uuid(), user_id, 'BTC', 5000 + 100 * (hashtext(id::text) & 4095), 'bench', id, false,
      created_at FROM files WHERE purpose = 'proof'`.execute(db);
}

// A twentieth of what waits, past the line of the audit log that the guard asks for.
async function assignSome(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`UPDATE deposits SET assigned_to = (SELECT id FROM users WHERE role = 'admin'
        AND status = 'active' ORDER BY sample DESC LIMIT 1)
      WHERE status = 'pending' AND hashtext(id::text) % 20 = 0`.execute(trx);
  });
}

// The seed's decisions have no audit entries, so add them here.
async function addAuditLog(db: Db): Promise<void> {
  await sql`INSERT INTO audit_log (id, at, actor_id, action, target_kind, target_id, details)
    SELECT gen_random_uuid(), decided_at, decided_by,
      CASE status WHEN 'confirmed' THEN 'deposit.confirm' ELSE 'deposit.decline' END, 'deposit',
      id, '{}'
    FROM deposits WHERE decided_at IS NOT NULL ORDER BY decided_at LIMIT 100000`.execute(db);
}
