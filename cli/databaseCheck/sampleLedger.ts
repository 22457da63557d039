import type { ControlledTransaction } from 'kysely';
import type { Db, Tables, Trx } from '#server/platform/db/tables.ts';
import { post } from '#server/platform/ledger/post.ts';

export interface SampleLedger {
  db: Db;
  at: Date;
  userId: string;
  staffId: string;
  availableId: string;
}

export async function createSampleLedger(db: Db): Promise<SampleLedger> {
  const at = new Date();
  const [userId, staffId] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [userId, staffId]) {
    await db
      .insertInto('users')
      .values({
        id,
        user_name: id,
        full_name: 'A check',
        email: `${id}@example.invalid`,
        password_hash: '',
        terms_version: '',
        created_at: at,
      })
      .execute();
  }
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'available')
    .executeTakeFirst();
  if (!account) throw new Error('Triggers do not fire here: a user came without accounts.');
  const ledger = { db, at, userId, staffId, availableId: account.id };
  await db.transaction().execute((trx) => adjust(trx, ledger, 'credit'));
  return ledger;
}

/** Credits or debits one cent by an adjustment and its entry; returns its id. */
export async function adjust(
  trx: Trx,
  ledger: SampleLedger,
  direction: 'credit' | 'debit',
): Promise<string> {
  const id = crypto.randomUUID();
  await trx
    .insertInto('adjustments')
    .values({
      id,
      user_id: ledger.userId,
      direction,
      amount_cents: 1n,
      reason: 'a check',
      made_by: ledger.staffId,
      at: ledger.at,
      sample: true,
    })
    .execute();
  await addEntry(trx, ledger, { sourceId: id, leg: direction });
  return id;
}

export function addEntry(
  trx: Trx,
  { at, userId }: SampleLedger,
  { sourceId, leg }: { sourceId: string; leg: 'credit' | 'debit' },
): Promise<void> {
  const account = { userId, kind: 'available' } as const;
  const [from, to] =
    leg === 'credit' ? (['adjustments', account] as const) : ([account, 'adjustments'] as const);
  return post(trx, { at, from, to, amountCents: 1n, source: 'adjustment', sourceId, leg });
}

export async function withTwoTransactions<Result>(
  db: Db,
  work: (one: ControlledTransaction<Tables>, two: ControlledTransaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const one = await db.startTransaction().execute();
  const two = await db.startTransaction().execute();
  try {
    return await work(one, two);
  } finally {
    for (const trx of [one, two]) {
      if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    }
  }
}
