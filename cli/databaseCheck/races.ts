import { sql } from 'kysely';
import { type Check, errorCode } from './check.ts';
import { addEntry, adjust, withTwoTransactions } from './sampleLedger.ts';

// A serialisation failure keeps the rule too.
const isRejected = (code: string | undefined, rule: string) => code === rule || code === '40001';

export const raceChecks: readonly Check[] = [
  {
    name: 'a lock by number has one holder',
    verify: ({ db }) =>
      withTwoTransactions(db, async (one, two) => {
        const taken = async (trx: typeof one) => {
          const { rows } = await sql<{ taken: boolean }>`
            SELECT pg_try_advisory_xact_lock(7309) AS taken`.execute(trx);
          return rows[0]?.taken === true;
        };
        if (!(await taken(one))) return 'An advisory lock that nobody holds was not given.';
        if (await taken(two)) return 'Two connections hold one advisory lock at once.';
        await one.rollback().execute();
        return (await taken(two)) ? undefined : 'An advisory lock outlives its transaction.';
      }),
  },
  {
    name: 'a locked row makes the next one wait',
    verify: ({ db, userId }) =>
      withTwoTransactions(db, async (one, two) => {
        const lock = sql`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
        await lock.execute(one);
        await sql`SET LOCAL lock_timeout = '100ms'`.execute(two);
        const code = await errorCode(lock.execute(two));
        return code === '55P03' ? undefined : 'Two connections hold one row lock at once.';
      }),
  },
  {
    name: 'a locked row can be skipped',
    verify: ({ db, userId }) =>
      withTwoTransactions(db, async (one, two) => {
        const lock = sql`SELECT id FROM users WHERE id = ${userId} FOR UPDATE SKIP LOCKED`;
        await lock.execute(one);
        const { rows } = await lock.execute(two);
        return rows.length === 0 ? undefined : 'SKIP LOCKED gives a row that is locked.';
      }),
  },
  {
    name: 'of two that spend the same cent one is refused',
    verify: (ledger) =>
      withTwoTransactions(ledger.db, async (one, two) => {
        await adjust(one, ledger, 'debit');
        const second = errorCode(adjust(two, ledger, 'debit'));
        await one.commit().execute();
        const code = await second;
        await two.rollback().execute();
        await ledger.db.transaction().execute((trx) => adjust(trx, ledger, 'credit'));
        return isRejected(code, '23514') ? undefined : 'Two connections spent the same cent.';
      }),
  },
  {
    name: 'of two that credit the same thing one is refused',
    verify: (ledger) =>
      withTwoTransactions(ledger.db, async (one, two) => {
        const id = await adjust(one, ledger, 'credit');
        const second = errorCode(addEntry(two, ledger, { sourceId: id, leg: 'credit' }));
        await one.commit().execute();
        const code = await second;
        return isRejected(code, '23505') ? undefined : 'The same thing was credited twice.';
      }),
  },
  {
    name: 'a statement sees what was committed before it',
    verify: (ledger) =>
      withTwoTransactions(ledger.db, async (one, two) => {
        const count = async () =>
          (await two.selectFrom('adjustments').select('id').execute()).length;
        const before = await count();
        await adjust(one, ledger, 'credit');
        if ((await count()) !== before) return 'What is not committed can be read.';
        await one.commit().execute();
        return (await count()) === before + 1 ? undefined : 'A statement reads an old snapshot.';
      }),
  },
];
