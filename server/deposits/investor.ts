import { sql } from 'kysely';
import type { DepositDetail } from '#contract/depositDetail.ts';
import { amountText, formatDollars } from '#contract/money.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { readAlsoOpen } from '#server/transactions/alsoOpen.ts';

const latestMax = 4;

/** The investor as staff see them beside the deposit `exceptId`. */
export async function readInvestor(
  db: Db,
  { userId, exceptId }: { userId: string; exceptId: string },
): Promise<DepositDetail['investor']> {
  const user = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select(['full_name', 'user_name', 'email', 'status', 'verified_at', 'created_at'])
    .select('balance_cents')
    .where('users.id', '=', userId)
    .where('accounts.kind', '=', 'available')
    .executeTakeFirstOrThrow();
  const sums = await db
    .selectFrom('deposits')
    .select((row) => [
      row.fn.countAll<bigint>().as('deposits'),
      sql<bigint>`count(*) FILTER (WHERE status = 'declined')`.as('declined'),
      sql<bigint>`coalesce(sum(amount_received_cents), 0)::bigint`.as('paid_in_cents'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const latest = await db
    .selectFrom('deposits')
    .select(['id', 'amount_cents', 'status', 'deposit_date'])
    .where('user_id', '=', userId)
    .where('id', '<>', exceptId)
    .orderBy('deposit_date', 'desc')
    .orderBy('id', 'desc')
    .limit(latestMax)
    .execute();
  return {
    _id: userId,
    fullName: user.full_name,
    userName: user.user_name,
    email: user.email,
    isVerified: user.verified_at !== null,
    createdAt: user.created_at.toISOString(),
    status: user.status,
    available: formatDollars(user.balance_cents),
    deposits: Number(sums.deposits),
    paidIn: formatDollars(sums.paid_in_cents),
    declined: Number(sums.declined),
    latest: latest.map((row) => ({
      _id: row.id,
      amount: amountText(row.amount_cents),
      status: row.status,
      depositDate: row.deposit_date.toISOString(),
    })),
    alsoOpen: await readAlsoOpen(db, { userId, exceptId }),
  };
}
