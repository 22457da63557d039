import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { checkerCode } from '#build/checkerDocument.ts';
import { countBalance } from '#contract/proof/countBalance.ts';
import { mockDatabase } from '#mocks/database.ts';
import { connectPostgres } from '#server/adapters/postgres.ts';
import { readParts } from '#server/liabilities/readParts.ts';
import { takeLiabilities } from '#server/liabilities/take.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { platformAccounts } from '#server/platform/ledger/post.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { type BrowserChecker, openChecker } from './browserChecker.ts';
import { measureCheckpoints } from './checkpoints.ts';
import { tableLine } from './table.ts';

const accounts = Number(process.env.BENCH_ACCOUNTS ?? 100_000);
const proofs = 20;
const line = tableLine(12);
const columns = [
  ...['tree s', 'stored MB', 'proof ms', 'gzip bytes', 'check ms', 'Chromium'],
  ...['first head', 'next ms'],
];
const goals = ['15', '80', '', '2000', '', '20', '3', '5'];

/**
 * Measures the tree over 100,000 accounts (BENCH_ACCOUNTS), the proof of one, checked here and in
 * Chromium, and the checkpoints of a log of 100,000 lines (BENCH_LINES), on both engines.
 */
export async function main(): Promise<void> {
  const script = gzipSync(await checkerCode(process.cwd()), { level: 9 }).length;
  console.info(`The script of the page that checks: ${script} bytes gzip, goal 12000.`);
  const browser = await openChecker();
  console.info(line('', ...columns));
  console.info(line('goal', ...goals));
  const postgres = await startPrivatePostgres();
  if (postgres) {
    const { db, close } = await connectPostgres<Tables>(postgres.url, { statementTimeoutMs: 0 });
    await migrate(db, new Date());
    await measure('PostgreSQL', db, browser);
    await close();
    await postgres.stop();
  }
  const embedded = await mockDatabase();
  await measure('PGlite', embedded.db, browser);
  await embedded.close();
  await browser.close();
}

/** Accounts with one entry each, past the triggers, which are not measured here. */
const addAccounts = (db: Db) =>
  db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`INSERT INTO users (id, user_name, full_name, email, password_hash, terms_version, created_at)
      SELECT gen_random_uuid(), 'u' || n, 'U', 'u' || n || '@bench.example', '', '', now()
      FROM generate_series(1, ${accounts}::integer) AS n`.execute(trx);
    await sql`INSERT INTO accounts (id, user_id, kind, balance_cents)
      SELECT gen_random_uuid(), id, kind, CASE kind WHEN 'available' THEN
        (random() * 1000000)::bigint ELSE 0 END
      FROM users, unnest(ARRAY['available', 'held']) AS kind`.execute(trx);
    await sql`INSERT INTO ledger_entries (at, debit_account_id, credit_account_id, amount_cents,
        source, source_id, leg)
      SELECT now(), ${platformAccounts.custody}::uuid, id, 1, 'deposit', id, 'credit'
      FROM accounts WHERE kind = 'available'`.execute(trx);
  });

const seconds = async <Result>(work: () => Promise<Result> | Result) => {
  const started = performance.now();
  const result = await work();
  return { result, took: (performance.now() - started) / 1_000 };
};

async function measure(name: string, db: Db, browser: BrowserChecker): Promise<void> {
  await addAccounts(db);
  await sql`ANALYZE`.execute(db);
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
  const tree = await seconds(() =>
    db.transaction().execute((trx) => takeLiabilities(trx, { random }, new Date())),
  );
  const { rows } = await sql<{ bytes: bigint }>`
    SELECT pg_total_relation_size('liability_nodes') + pg_total_relation_size('liability_parts')
      AS bytes`.execute(db);
  const snapshot = await db.selectFrom('liability_snapshots').selectAll().executeTakeFirstOrThrow();
  const people = await db.selectFrom('users').select('id').limit(proofs).execute();
  const read = await seconds(() =>
    Promise.all(people.map(({ id }) => readParts(db, snapshot, id))),
  );
  const { name: moment, root, size, total_cents: totalCents } = snapshot;
  const snapshotLine = { snapshot: moment, root, size, totalCents };
  const check = await seconds(() =>
    read.result.filter((parts) => countBalance(snapshotLine, parts)),
  );
  if (check.result.length !== proofs) throw new Error('A proof was refused.');
  const chromiumMs = await browser.medianMs(snapshotLine, read.result);
  const bytes = gzipSync(JSON.stringify(read.result[0])).length;
  const ms = (took: number) => ((took * 1_000) / proofs).toFixed(1);
  const stored = (Number(rows[0]?.bytes) / 1e6).toFixed(1);
  const { firstS, laterMs } = await measureCheckpoints(db);
  console.info(
    line(
      name,
      ...[tree.took.toFixed(1), stored, ms(read.took), String(bytes), ms(check.took)],
      ...[chromiumMs.toFixed(1), firstS.toFixed(2), laterMs.toFixed(1)],
    ),
  );
}
