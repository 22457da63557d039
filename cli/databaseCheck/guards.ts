import { sql } from 'kysely';
import { type Check, errorCode } from './check.ts';
import { addEntry, adjust } from './sampleLedger.ts';

const guarded = '23001';

export const guardChecks: readonly Check[] = [
  {
    name: 'history cannot be edited',
    verify: async ({ db }) => {
      for (const statement of [
        'UPDATE ledger_entries SET amount_cents = 2',
        'DELETE FROM ledger_entries',
        'TRUNCATE ledger_entries',
        'UPDATE adjustments SET reason = reason',
      ]) {
        const code = await errorCode(sql.raw(statement).execute(db));
        if (code !== guarded) return `"${statement}" was not refused: its trigger does not fire.`;
      }
      return undefined;
    },
  },
  {
    name: 'a balance moves with its entry and by nothing else',
    verify: async ({ db, availableId }) => {
      const { balance_cents } = await db
        .selectFrom('accounts')
        .select('balance_cents')
        .where('id', '=', availableId)
        .executeTakeFirstOrThrow();
      if (balance_cents !== 1n) return 'The insert trigger of the ledger did not move the balance.';
      const code = await errorCode(sql`UPDATE accounts SET balance_cents = 5`.execute(db));
      return code === guarded ? undefined : 'A balance could be set by hand.';
    },
  },
  {
    name: 'a balance is never below zero',
    verify: async (ledger) => {
      const overdraw = ledger.db.transaction().execute(async (trx) => {
        await adjust(trx, ledger, 'debit');
        await adjust(trx, ledger, 'debit');
      });
      const code = await errorCode(overdraw);
      return code === '23514' ? undefined : 'An overdraft was not refused by CHECK.';
    },
  },
  {
    name: 'an entry without its reason fails when it commits, and not before',
    verify: async (ledger) => {
      let written = false;
      const orphan = ledger.db.transaction().execute(async (trx) => {
        await addEntry(trx, ledger, { sourceId: crypto.randomUUID(), leg: 'credit' });
        written = true;
      });
      const code = await errorCode(orphan);
      if (!written) return 'The constraint trigger is not deferred: rows come one by one.';
      return code === guarded ? undefined : 'An entry for nothing was committed.';
    },
  },
  {
    name: 'a row refers to rows that exist',
    verify: async ({ db, userId }) => {
      const nowhere = sql`INSERT INTO wallets (id, coin, address, added_by, created_at)
        SELECT ${userId}, 'BTC', '', gen_random_uuid(), created_at FROM users LIMIT 1`.execute(db);
      return (await errorCode(nowhere)) === '23503' ? undefined : 'A reference is not checked.';
    },
  },
];
