import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#server/platform/db/tables.ts';
import { changeAudited } from '#tests/support/audited.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addresses } from '#tests/support/people.ts';
import { bookStage, hourMs } from './bookStage.ts';

const denied = { code: '42501' };
const refused = { code: '23001' };

const run = (db: Db, words: string) => sql.raw(words).execute(db);

describeOnEngines('SQL beside the calls', (engine) => {
  async function start() {
    const all = await bookStage(engine().db);
    const { add, turn, ada, backend } = all;
    await add();
    await turn(true);
    const user = { kind: 'user', id: ada.user._id } as const;
    const { ports, db } = backend;
    return { ...all, user, serving: ports.db, owner: db };
  }

  test.each([
    `INSERT INTO payout_addresses (id, user_id, coin, address, usable_from)
      SELECT gen_random_uuid(), id, 'BTC', 'mine', created_at FROM users`,
    `INSERT INTO payout_addresses (id, user_id, coin, address, added_at)
      SELECT gen_random_uuid(), id, 'BTC', 'mine', created_at FROM users`,
    'UPDATE payout_addresses SET usable_from = added_at',
    "UPDATE payout_addresses SET address = 'mine'",
    'DELETE FROM payout_addresses',
    'UPDATE users SET address_book_off_at = created_at',
    'UPDATE settings SET address_wait_before = NULL, address_wait_until = NULL',
  ])('has no right as the program: %s', async (words) => {
    const { serving } = await start();
    await expect(run(serving, words)).rejects.toMatchObject(denied);
  });

  test('cannot make an address usable now, even as the owner of the tables', async () => {
    const { owner, user, backend } = await start();
    const now = backend.clock.now();
    await changeAudited(
      owner,
      (trx) =>
        run(
          trx,
          `INSERT INTO payout_addresses (id, user_id, coin, address, added_at, usable_from)
            VALUES (gen_random_uuid(), '${user.id}', 'ETH', 'mine', '2020-01-01', '2020-01-01')`,
        ),
      user,
    );
    const row = await owner
      .selectFrom('payout_addresses')
      .select(['added_at', 'usable_from'])
      .where('address', '=', 'mine')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ added_at: now, usable_from: new Date(now.getTime() + 24 * hourMs) });
  });

  test.each([
    'UPDATE payout_addresses SET usable_from = added_at',
    "UPDATE payout_addresses SET removed_at = added_at, address = 'mine'",
    'UPDATE payout_addresses SET label = NULL',
    'DELETE FROM payout_addresses',
    'TRUNCATE payout_addresses',
  ])('cannot, even as the owner: %s', async (words) => {
    const { owner, user } = await start();
    await expect(changeAudited(owner, (trx) => run(trx, words), user)).rejects.toMatchObject(
      refused,
    );
  });

  test('cannot bring back a removed address', async () => {
    const { owner, user, read, remove } = await start();
    await remove((await read()).data[0]?._id ?? '');
    const revive = (trx: Db) => run(trx, 'UPDATE payout_addresses SET removed_at = NULL');
    await expect(changeAudited(owner, revive, user)).rejects.toMatchObject(refused);
  });

  test.each([
    [
      'a new address',
      `INSERT INTO payout_addresses (id, user_id, coin, address)
      SELECT gen_random_uuid(), id, 'ETH', 'mine' FROM users WHERE user_name = 'ada'`,
    ],
    ['a removed address', 'UPDATE payout_addresses SET removed_at = added_at'],
    ['a book that is off', "UPDATE users SET address_book_on = false WHERE user_name = 'ada'"],
  ])('leaves a line of the audit log, or fails: %s', async (_what, words) => {
    const { serving } = await start();
    let written = false;
    const change = serving.transaction().execute(async (trx) => {
      await run(trx, words);
      written = true;
    });
    await expect(change).rejects.toMatchObject(refused);
    expect(written).toBe(true);
  });

  test('cannot withdraw to an address that waits, or to none of the book', async () => {
    const { serving, user, pass } = await start();
    const withdraw = (address: string) =>
      run(
        serving,
        `INSERT INTO withdrawals (id, user_id, coin, amount_cents, address, created_at)
          VALUES (gen_random_uuid(), '${user.id}', 'BTC', 100, '${address}', platform_now())`,
      );
    await expect(withdraw(addresses.BTC)).rejects.toMatchObject({ code: 'PV004' });
    await pass(24 * hourMs);
    await expect(withdraw('mine')).rejects.toMatchObject({ code: 'PV004' });
    // The address is usable now; the withdrawal then lacks its hold.
    await expect(withdraw(addresses.BTC)).rejects.not.toMatchObject({ code: 'PV004' });
  });

  test('cannot choose when the book was switched off, or the wait that holds', async () => {
    const { owner, user, read, backend } = await start();
    const off = `UPDATE users SET address_book_on = false, address_book_off_at = '2020-01-01'
      WHERE id = '${user.id}'`;
    await changeAudited(owner, (trx) => run(trx, off), user);
    const earlier = `UPDATE users SET address_book_off_at = '2020-01-01' WHERE id = '${user.id}'`;
    await changeAudited(owner, (trx) => run(trx, earlier), user);
    await changeAudited(owner, (trx) =>
      run(trx, 'UPDATE settings SET address_wait_hours = 0, address_wait_until = NULL'),
    );
    await changeAudited(owner, (trx) =>
      run(trx, 'UPDATE settings SET address_wait_before = NULL, address_wait_until = NULL'),
    );
    const holdsUntil = new Date(backend.clock.now().getTime() + 24 * hourMs).toISOString();
    expect((await read()).book).toEqual({ on: false, holdsUntil, waitHours: 24 });
  });
});
