import type { ControlledTransaction } from 'kysely';
import type { Db, Tables, Trx } from '#server/platform/db/tables.ts';
import { post } from '#server/platform/ledger/post.ts';

/** A user with a balance and what else the checks need, in the schema that is thrown away. */
export interface Books {
  db: Db;
  at: Date;
  userId: string;
  staffId: string;
  availableId: string;
}

/** Makes a user and a staff member and credits the user one cent. Errors: a sentence. */
export async function makeBooks(db: Db): Promise<Books> {
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
  const books = { db, at, userId, staffId, availableId: account.id };
  await db.transaction().execute((trx) => adjust(trx, books, 'credit'));
  return books;
}

/** Credits or debits one cent, as staff would: an adjustment and its entry; gives its id. */
export async function adjust(
  trx: Trx,
  books: Books,
  direction: 'credit' | 'debit',
): Promise<string> {
  const id = crypto.randomUUID();
  await trx
    .insertInto('adjustments')
    .values({
      id,
      user_id: books.userId,
      direction,
      amount_cents: 1n,
      reason: 'a check',
      made_by: books.staffId,
      at: books.at,
    })
    .execute();
  await addEntry(trx, books, id, direction);
  return id;
}

/** Writes the entry of an adjustment, whether there is one or not. */
export function addEntry(
  trx: Trx,
  { at, userId }: Books,
  sourceId: string,
  leg: 'credit' | 'debit',
): Promise<void> {
  const own = { userId, kind: 'available' } as const;
  const [from, to] =
    leg === 'credit' ? (['adjustments', own] as const) : ([own, 'adjustments'] as const);
  return post(trx, { at, from, to, amountCents: 1n, source: 'adjustment', sourceId, leg });
}

/** Runs work in two transactions at once, on two connections; both end, whatever happens. */
export async function inTwo<Found>(
  db: Db,
  work: (one: ControlledTransaction<Tables>, two: ControlledTransaction<Tables>) => Promise<Found>,
): Promise<Found> {
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
