import { sql } from 'kysely';
import { formatDollars } from '#contract/money.ts';
import { type OpenRecord, openRecordsMax } from '#contract/openRecords.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** Open deposits and withdrawals of an investor beside `exceptId`, oldest first. */
export async function readAlsoOpen(
  db: Db,
  { userId, exceptId }: { userId: string; exceptId: string },
): Promise<OpenRecord[]> {
  const withdrawals = db
    .selectFrom('withdrawals')
    .select(['id', 'amount_cents', 'created_at as at'])
    .select(sql<OpenRecord['kind']>`'withdrawal'`.as('kind'))
    .select(sql<OpenRecord['status']>`status`.as('status'))
    .where('user_id', '=', userId)
    .where('id', '<>', exceptId)
    .where('status', 'in', ['requested', 'approved']);
  const rows = await db
    .selectFrom('deposits')
    .select(['id', 'amount_cents', 'deposit_date as at'])
    .select(sql<OpenRecord['kind']>`'deposit'`.as('kind'))
    .select(sql<OpenRecord['status']>`status`.as('status'))
    .where('user_id', '=', userId)
    .where('id', '<>', exceptId)
    .where('status', '=', 'pending')
    .unionAll(withdrawals)
    .orderBy('at')
    .limit(openRecordsMax)
    .execute();
  return rows.map(({ id, amount_cents, at, ...row }) => ({
    ...row,
    _id: id,
    amount: formatDollars(amount_cents),
    at: at.toISOString(),
  }));
}
