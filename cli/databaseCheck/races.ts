import { sql } from 'kysely';
import { addEntry, adjust, inTwo } from './books.ts';
import { type Check, refusalCode } from './check.ts';

// An engine that asks for another try has refused as well.
const refusedInRace = (code: string | undefined, rule: string) => code === rule || code === '40001';

/** What two connections at once must not be able to do. */
export const raceChecks: readonly Check[] = [
  {
    name: 'a lock by number has one holder',
    verify: ({ db }) =>
      inTwo(db, async (one, two) => {
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
      inTwo(db, async (one, two) => {
        const lock = sql`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
        await lock.execute(one);
        await sql`SET LOCAL lock_timeout = '100ms'`.execute(two);
        const code = await refusalCode(lock.execute(two));
        return code === '55P03' ? undefined : 'Two connections hold one row lock at once.';
      }),
  },
  {
    name: 'a locked row can be skipped',
    verify: ({ db, userId }) =>
      inTwo(db, async (one, two) => {
        const lock = sql`SELECT id FROM users WHERE id = ${userId} FOR UPDATE SKIP LOCKED`;
        await lock.execute(one);
        const { rows } = await lock.execute(two);
        return rows.length === 0 ? undefined : 'SKIP LOCKED gives a row that is locked.';
      }),
  },
  {
    name: 'of two that spend the same cent one is refused',
    verify: (books) =>
      inTwo(books.db, async (one, two) => {
        await adjust(one, books, 'debit');
        const second = refusalCode(adjust(two, books, 'debit'));
        await one.commit().execute();
        const code = await second;
        await two.rollback().execute();
        await books.db.transaction().execute((trx) => adjust(trx, books, 'credit'));
        return refusedInRace(code, '23514') ? undefined : 'Two connections spent the same cent.';
      }),
  },
  {
    name: 'of two that credit the same thing one is refused',
    verify: (books) =>
      inTwo(books.db, async (one, two) => {
        const id = await adjust(one, books, 'credit');
        const second = refusalCode(addEntry(two, books, id, 'credit'));
        await one.commit().execute();
        const code = await second;
        return refusedInRace(code, '23505') ? undefined : 'The same thing was credited twice.';
      }),
  },
  {
    name: 'a statement sees what was committed before it',
    verify: (books) =>
      inTwo(books.db, async (one, two) => {
        const count = async () =>
          (await two.selectFrom('adjustments').select('id').execute()).length;
        const before = await count();
        await adjust(one, books, 'credit');
        if ((await count()) !== before) return 'What is not committed can be read.';
        await one.commit().execute();
        return (await count()) === before + 1 ? undefined : 'A statement reads an old snapshot.';
      }),
  },
];
