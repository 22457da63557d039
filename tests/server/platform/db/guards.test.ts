import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { checkHealth } from '#server/platform/health/check.ts';
import { changeAudited } from '#tests/support/audited.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addWallet, investor, randomTxid, staff } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

const refused = { code: '23001' };

async function setStage(db: Db) {
  const backend = await startBackend({ db });
  const grace = await staff(backend);
  const ada = await investor(backend);
  await addWallet(backend, grace);
  return { backend, grace, ada };
}

const runAll = (db: Db, statements: readonly string[]) =>
  db.transaction().execute(async (trx) => {
    for (const words of statements) await sql.raw(words).execute(trx);
  });

describeOnEngines('what decides about money', (engine) => {
  test.each([
    'DELETE FROM quotes',
    'TRUNCATE quotes CASCADE',
    'DELETE FROM wallets',
    'TRUNCATE wallets CASCADE',
    "UPDATE wallets SET address = 'elsewhere'",
    "UPDATE wallets SET coin = 'ETH'",
    'UPDATE wallets SET added_by = added_by',
    "UPDATE wallets SET retired_at = created_at, retired_by = added_by, address = 'elsewhere'",
    'DELETE FROM settings',
    'TRUNCATE settings',
    'DELETE FROM verifications',
    'UPDATE verifications SET note = note',
    'DELETE FROM files',
    'TRUNCATE files CASCADE',
    "UPDATE files SET bytes = '\\x00'",
    'UPDATE files SET user_id = user_id',
    'DELETE FROM users',
    'TRUNCATE users CASCADE',
    'UPDATE users SET id = gen_random_uuid()',
    "UPDATE users SET created_at = created_at + interval '1 day'",
    'UPDATE users SET sample = true',
  ])('refuses %s', async (words) => {
    const { db } = engine();
    const { backend, ada } = await setStage(db);
    const image = await png('proof.png');
    const body = { amount: '500', coin: 'BTC', txid: randomTxid(), image };
    await callApi(backend, calls.deposits.create, { token: ada.token, body });
    await expect(runAll(db, [words])).rejects.toMatchObject(refused);
  });

  test('has one row of settings', async () => {
    const { db } = engine();
    await expect(runAll(db, ['INSERT INTO settings DEFAULT VALUES'])).rejects.toMatchObject({
      code: '23505',
    });
  });

  test('keeps a closed account closed and a retired address retired', async () => {
    const { db } = engine();
    const { backend, grace, ada } = await setStage(db);
    const listed = await callApi(backend, calls.wallets.list, { token: grace.token });
    const walletId = listed.reply.data[0]?._id ?? '';
    const { token } = grace;
    await callApi(backend, calls.wallets.remove, {
      token,
      params: { walletId },
      query: { next: 'pause' },
    });
    await callApi(backend, calls.users.close, { token, params: { userId: ada.user._id } });
    for (const words of [
      'UPDATE wallets SET retired_at = NULL, retired_by = NULL',
      "UPDATE users SET status = 'active' WHERE status = 'closed'",
    ]) {
      await expect(runAll(db, [words])).rejects.toMatchObject(refused);
    }
  });

  test.each([
    ['settings', 'UPDATE settings SET deposits_paused = true'],
    [
      'a new address',
      `INSERT INTO wallets (id, coin, address, added_by, created_at)
      SELECT gen_random_uuid(), 'BTC', 'elsewhere', id, created_at FROM users LIMIT 1`,
    ],
    ['a retired address', `UPDATE wallets SET retired_at = created_at, retired_by = added_by`],
    ['a role', `UPDATE users SET role = 'admin' WHERE user_name = 'ada'`],
    ['a suspension', `UPDATE users SET status = 'suspended' WHERE user_name = 'ada'`],
    ['an identity', `UPDATE users SET verified_at = created_at WHERE user_name = 'ada'`],
    [
      'its record',
      `INSERT INTO verifications (id, user_id, decided_by, verified, at)
      SELECT gen_random_uuid(), id, id, true, created_at FROM users WHERE user_name = 'ada'`,
    ],
    [
      'new staff',
      `INSERT INTO users (id, user_name, full_name, email, password_hash, role,
        terms_version, created_at)
      SELECT gen_random_uuid(), 'mallory', '', 'm@x.example', '', 'admin', '', created_at
      FROM users LIMIT 1`,
    ],
  ])('changes with its line of the audit log and not without: %s', async (_what, words) => {
    const { db } = engine();
    await setStage(db);
    let written = false;
    const change = db.transaction().execute(async (trx) => {
      await sql.raw(words).execute(trx);
      written = true;
    });
    await expect(change).rejects.toMatchObject(refused);
    expect(written).toBe(true);
  });

  test('is not excused by a line about something else or of an earlier change', async () => {
    const { db } = engine();
    const { ada } = await setStage(db);
    const about = { kind: 'user', id: ada.user._id } as const;
    const suspend = sql`UPDATE users SET status = 'suspended' WHERE id = ${about.id}`;
    await expect(changeAudited(db, (trx) => suspend.execute(trx))).rejects.toMatchObject(refused);
    await changeAudited(db, (trx) => suspend.execute(trx), about);
    const back = sql`UPDATE users SET status = 'active' WHERE id = ${about.id}`;
    await expect(back.execute(db)).rejects.toMatchObject(refused);
  });
});

describeOnEngines('a trigger that is off', (engine) => {
  async function checked(backend: Backend) {
    const lines: string[] = [];
    const log: Backend['ports']['log'] = (_level, event, facts) =>
      void lines.push(`${event} ${JSON.stringify(facts)}`);
    await checkHealth({ ...backend.ports, log });
    const { status, problem } = await callApi(backend, calls.health.ready);
    return { lines, status, message: problem.message };
  }

  test.each([
    ['ledger_entries', 'ledger_entries_agree', 'ledger_entries.ledger_entries_agree'],
    ['wallets', 'USER', 'wallets.wallets_guard'],
    ['withdrawals', 'ALL', 'withdrawals.references'],
  ])('of %s (%s) halts money and readiness until it is on again', async (table, which, name) => {
    const { db } = engine();
    const { backend, grace, ada } = await setStage(db);
    const credit = (key: string) =>
      callApi(backend, calls.users.adjust, {
        token: grace.token,
        key,
        params: { userId: ada.user._id },
        body: { amount: '1', status: 'Credit', reason: 'a fee' },
      });
    await runAll(db, [`ALTER TABLE ${table} DISABLE TRIGGER ${which}`]);
    const off = await checked(backend);
    await runAll(db, [`ALTER TABLE ${table} ENABLE TRIGGER ${which}`]);
    expect([off.status, off.message]).toEqual([503, 'Not ready: ledger.']);
    expect(off.lines.join()).toContain(name);
    expect((await credit('first')).problem.message).toBe(platformMessages.moneyHalted);

    const on = await checked(backend);
    expect([on.status, on.lines]).toEqual([200, []]);
    expect((await credit('second')).status).toBe(200);
  });

  test('or was dropped is noticed as well', async () => {
    const { db } = engine();
    const { backend } = await setStage(db);
    const [{ definition } = { definition: '' }] = (
      await sql<{ definition: string }>`SELECT pg_get_triggerdef(oid) AS definition
        FROM pg_trigger WHERE tgname = 'files_guard'`.execute(db)
    ).rows;
    await runAll(db, ['DROP TRIGGER files_guard ON files']);
    const { status, lines } = await checked(backend);
    await runAll(db, [definition]);
    expect([status, lines.join()]).toEqual([503, expect.stringContaining('files.files_guard')]);
  });
});
