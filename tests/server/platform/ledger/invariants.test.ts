import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startBackend } from '#mocks/backend.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addWallet, fund, investor, staff } from '#tests/support/people.ts';

const offThenOn = (table: string, trigger: string, ...statements: string[]) => [
  `ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`,
  ...statements,
  `ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`,
];

const entry = (from: string, to: string, amountCents: number, about: string) =>
  `INSERT INTO ledger_entries (at, debit_account_id, credit_account_id, amount_cents, source,
    source_id, leg) SELECT '2026-03-02', ${from}, ${to}, ${amountCents}, ${about}`;
const house = (kind: string) =>
  `(SELECT id FROM accounts WHERE kind = '${kind}' AND user_id IS NULL)`;
const own = (name: string, kind = 'available') =>
  `(SELECT a.id FROM accounts a JOIN users u ON u.id = a.user_id
    WHERE u.user_name = '${name}' AND kind = '${kind}')`;
const anything = 'gen_random_uuid()';
const forged = `'44444444-4444-4444-8444-444444444444'`;

describeOnEngines('the ledger, changed by its owner with triggers off', (engine) => {
  async function brokenAfter(statements: readonly string[]) {
    const { db } = engine();
    const backend = await startBackend({ db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await investor(backend, 'eve');
    await fund(backend, ada, grace, '500');
    await db.transaction().execute(async (trx) => {
      for (const words of statements) await sql.raw(words).execute(trx);
    });
    const rows = await db
      .selectFrom('ledger_invariants')
      .select('invariant')
      .where('broken', '>', 0n)
      .execute();
    return rows.map(({ invariant }) => invariant);
  }

  test.each([
    [
      '1,234,567 USD credited by an entry without its adjustment',
      offThenOn(
        'ledger_entries',
        'ledger_entries_agree',
        entry(house('adjustments'), own('ada'), 123_456_700, `'adjustment', ${anything}, 'credit'`),
      ),
      ['entry without its adjustment'],
    ],
    [
      '500 USD moved from one investor to another by an entry',
      offThenOn(
        'ledger_entries',
        'ledger_entries_agree',
        entry(own('ada'), own('eve'), 50_000, `'adjustment', ${anything}, 'debit'`),
      ),
      ['entry without its adjustment'],
    ],
    [
      '500 USD of a deposit turned to another investor',
      [
        ...offThenOn(
          'ledger_entries',
          'USER',
          `UPDATE ledger_entries SET credit_account_id = ${own('eve')}`,
        ),
        ...offThenOn(
          'accounts',
          'USER',
          `UPDATE accounts SET balance_cents = 50000 - balance_cents
            WHERE id IN (${own('ada')}, ${own('eve')})`,
        ),
      ],
      ['credit without a confirmed deposit'],
    ],
    [
      'an adjustment without its entry',
      offThenOn(
        'adjustments',
        'adjustments_agree',
        `INSERT INTO adjustments (id, user_id, direction, amount_cents, reason, made_by, at, sample)
          SELECT ${anything}, u.id, 'credit', 1, 'a fee', s.id, u.created_at, true
          FROM users u, users s WHERE u.user_name = 'ada' AND s.role = 'admin'`,
      ),
      ['adjustment without its entry'],
    ],
    [
      'a settlement without its withdrawal',
      offThenOn(
        'ledger_entries',
        'ledger_entries_agree',
        entry(own('ada'), house('payouts'), 50_000, `'withdrawal', ${anything}, 'settle'`),
      ),
      ['hold, release or settlement without its withdrawal'],
    ],
    [
      'a withdrawal without its hold',
      offThenOn(
        'withdrawals',
        'withdrawals_agree',
        `INSERT INTO withdrawals (id, user_id, coin, amount_cents, address, created_at)
          SELECT ${anything}, id, 'BTC', 1, 'elsewhere', created_at FROM users
          WHERE user_name = 'ada'`,
      ),
      ['withdrawal without its entries', 'held balance differs from the open withdrawals'],
    ],
    [
      'a reversal of an item that does not exist, with its entry',
      [
        ...offThenOn(
          'reversals',
          'USER',
          `INSERT INTO reversals (id, source, source_id, kind, user_id, direction, amount_cents, reason,
            made_by, status, made_at) SELECT ${forged}, 'deposit', ${anything}, 'wrong', u.id, 'debit',
            50000, 'forged', s.id, 'made', '2026-03-02' FROM users u, users s
            WHERE u.user_name = 'ada' AND s.role = 'admin'`,
        ),
        entry(own('ada'), house('custody'), 50_000, `'reversal', ${forged}, 'debit'`),
      ],
      ['reversal without its original'],
    ],
    [
      'a made reversal that moved nothing',
      offThenOn(
        'reversals',
        'USER',
        `INSERT INTO reversals (id, source, source_id, kind, user_id, direction, amount_cents, reason,
          made_by, status, made_at) SELECT ${forged}, 'deposit', d.id, 'wrong', user_id, 'debit', 50000,
          'forged', decided_by, 'made', '2026-03-02' FROM deposits d`,
      ),
      ['reversal without its entry'],
    ],
    [
      '500 USD to an investor by an entry without its reversal',
      offThenOn(
        'ledger_entries',
        'ledger_entries_agree',
        entry(house('payouts'), own('ada'), 50_000, `'reversal', ${anything}, 'credit'`),
      ),
      ['entry without its reversal'],
    ],
  ])('shows as broken: %s', async (_what, statements, expected) => {
    expect(await brokenAfter(statements)).toEqual(expected);
  });
});
