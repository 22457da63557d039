import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { servingDb } from '#mocks/database.ts';
import { differingRights } from '#server/platform/db/differingRights.ts';
import { grantRights } from '#server/platform/db/grantRights.ts';
import type { Grant } from '#server/platform/db/grants/grant.ts';
import { grants } from '#server/platform/db/grants.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { describeOnEngines } from '#tests/support/engines.ts';

const denied = '42501';
// The guards of history refuse even a statement without rows, after the rights were checked.
const guarded = '23001';

const runAll = async (db: Db, statements: string): Promise<void> => {
  await sql.raw(statements).execute(db);
};

async function isAllowed(db: Db, statement: string): Promise<boolean> {
  try {
    await runAll(db, statement);
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === denied || code === guarded) return code === guarded;
    throw error;
  }
}

async function roleOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT current_user::text AS name`.execute(db);
  return rows[0]?.name ?? '';
}

const wordsIn = (text = '') => text.split(/\s+/).filter(Boolean);

const listedRights = ([table, grant]: [string, Grant]) => [
  `SELECT ${table}`,
  ...(grant.delete ? [`DELETE ${table}`] : []),
  ...wordsIn(grant.insert).map((column) => `INSERT ${table}.${column}`),
  ...wordsIn(grant.update).map((column) => `UPDATE ${table}.${column}`),
];

const statementsOf = ({ name, columns }: { name: string; columns: string[] | null }) => [
  [`SELECT ${name}`, `SELECT FROM ${name} LIMIT 0`] as const,
  ...(columns
    ? ([
        [`DELETE ${name}`, `DELETE FROM ${name} WHERE false`],
        [`TRUNCATE ${name}`, `TRUNCATE ${name}`],
      ] as const)
    : []),
  ...(columns ?? []).flatMap((column) => [
    [
      `INSERT ${name}.${column}`,
      `INSERT INTO ${name} (${column}) OVERRIDING SYSTEM VALUE SELECT ${column} FROM ${name} WHERE false`,
    ] as const,
    [`UPDATE ${name}.${column}`, `UPDATE ${name} SET ${column} = DEFAULT WHERE false`] as const,
  ]),
];

describeOnEngines('the role that serves', (engine) => {
  test('can write the listed columns of each table and no others', async () => {
    const { db } = engine();
    const serving = servingDb(db);
    const { rows: tables } = await sql<{ name: string; columns: string[] | null }>`
      SELECT relname::text AS name, CASE relkind WHEN 'r' THEN ARRAY(
        SELECT attname::text FROM pg_attribute
        WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped) END AS columns
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v')`.execute(
      db,
    );
    const allowed: string[] = [];
    for (const [right, statement] of tables.flatMap(statementsOf)) {
      if (await isAllowed(serving, statement)) allowed.push(right);
    }
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(grants).sort());
    expect(allowed.sort()).toEqual(Object.entries(grants).flatMap(listedRights).sort());
  });

  test.each([
    'ALTER TABLE ledger_entries DISABLE TRIGGER USER',
    'DROP TRIGGER deposits_guard ON deposits',
    'CREATE TRIGGER mine BEFORE INSERT ON wallets FOR EACH ROW EXECUTE FUNCTION refuse_change()',
    'SET session_replication_role = replica',
    `CREATE OR REPLACE FUNCTION platform_now() RETURNS timestamptz LANGUAGE sql
      AS 'SELECT now()'`,
    'CREATE TEMPORARY TABLE mine (id int)',
    `CREATE FUNCTION pg_temp.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
    'CREATE TABLE mine (id int)',
    'CREATE SCHEMA mine',
    "UPDATE wallets SET address = 'elsewhere'",
    "UPDATE deposits SET address = 'elsewhere'",
    `INSERT INTO deposits (id, user_id, coin, amount_cents, address, late, deposit_date, status)
      SELECT id, id, 'BTC', 1, '', false, created_at, 'confirmed' FROM users`,
    `INSERT INTO withdrawals (id, user_id, coin, amount_cents, address, created_at, status)
      SELECT id, id, 'BTC', 1, '', created_at, 'approved' FROM users`,
    'UPDATE accounts SET balance_cents = 1',
    'SELECT FROM accounts FOR UPDATE',
    `INSERT INTO ledger_entries (id, at, debit_account_id, credit_account_id, amount_cents, source,
      source_id, leg) OVERRIDING SYSTEM VALUE
      SELECT 1, now(), id, id, 1, 'deposit', id, 'credit' FROM accounts`,
    "SELECT setval('ledger_entries_id_seq', 1)",
    `INSERT INTO audit_log (seq, id, at, actor_id, action, target_kind, target_id, details)
      SELECT 1, id, now(), id, '', '', id, '{}' FROM users`,
    'UPDATE audit_log SET details = details',
    'UPDATE users SET created_at = created_at',
    'TRUNCATE sessions',
    "DELETE FROM schema_migrations WHERE name = ''",
    "SELECT pg_read_file('PG_VERSION')",
  ])('is denied: %s', async (statement) => {
    const serving = servingDb(engine().db);
    await expect(runAll(serving, statement)).rejects.toMatchObject({ code: denied });
  });

  test('has its rights again, and no others, after a start', async () => {
    const { db } = engine();
    const role = await roleOf(servingDb(db));
    expect(await differingRights(db, role)).toEqual([]);
    const changes = `GRANT INSERT ON ledger_entries TO ${role}; REVOKE SELECT ON users FROM ${role};
      GRANT DELETE ON deposits TO PUBLIC; GRANT USAGE ON SEQUENCE messages_seq_seq TO ${role};
      GRANT CREATE ON SCHEMA public TO ${role}`;
    await runAll(db, changes);
    const found = (await differingRights(db, role)).map(({ text }) => text);
    await grantRights(db, role);
    expect(found).toEqual([
      `${role} may DELETE on deposits`,
      `${role} may INSERT (id), INSERT (debit_balance_cents), INSERT (credit_balance_cents) on ledger_entries`,
      `${role} may USAGE on messages_seq_seq`,
      `${role} may not SELECT on users`,
      `${role} may create tables in schema public`,
    ]);
    expect(await differingRights(db, role)).toEqual([]);
  });

  test('writes other tables by triggers that stay in their schema', async () => {
    const { db } = engine();
    const { rows } = await sql<{ name: string; settings: string[]; callable: boolean }>`
      SELECT proname::text AS name, proconfig AS settings,
        has_function_privilege(${await roleOf(servingDb(db))}::name, oid, 'EXECUTE') AS callable
      FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef ORDER BY 1`.execute(
      db,
    );
    const writers = `append_queue drop_duties end_turn flag_checked_duplicates flag_duplicates flag_later_duplicates
      give_first_duties grow_log keep_search_terms link_quote make_duty_change mark_linked move_balances open_accounts open_last_seen pass_turn queue_line queue_snapshot queue_statement record_alarm record_payout remember_holder see_user take_liabilities watch_wallet`;
    expect(rows.map(({ name }) => name)).toEqual(wordsIn(writers));
    for (const { name, settings, callable } of rows) {
      expect([name, settings, callable]).toEqual([
        name,
        expect.arrayContaining(['search_path=public, pg_temp']),
        ['append_queue', 'give_first_duties', 'grow_log', 'take_liabilities'].includes(name),
      ]);
    }
  });

  test('reads the clock of the database', async () => {
    const { rows } = await sql`SELECT platform_now() >= transaction_timestamp()
      AND platform_now() <= clock_timestamp() AS is_now`.execute(servingDb(engine().db));
    expect(rows).toEqual([{ is_now: true }]);
  });
});
