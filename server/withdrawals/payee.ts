import { sql } from 'kysely';
import { formatDollars } from '#contract/money.ts';
import type { StaffWithdrawalDetail } from '#contract/withdrawals.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { reversedAt } from '#server/reversals/wire.ts';
import { readAlsoOpen } from '#server/transactions/alsoOpen.ts';
import type { StaffWithdrawalRow } from './rows.ts';
import { heldCents } from './wire.ts';

/** The investor of a withdrawal as staff see them: balances and deposits of now. */
export async function readPayee(
  db: Db,
  row: StaffWithdrawalRow,
): Promise<StaffWithdrawalDetail['investor']> {
  const { available, held, verified_at, created_at, largest } = await db
    .selectFrom('users')
    .innerJoin('accounts as spendable', (join) =>
      join.onRef('spendable.user_id', '=', 'users.id').on('spendable.kind', '=', 'available'),
    )
    .innerJoin('accounts as kept', (join) =>
      join.onRef('kept.user_id', '=', 'users.id').on('kept.kind', '=', 'held'),
    )
    .select(['spendable.balance_cents as available', 'kept.balance_cents as held'])
    .select(['verified_at', 'created_at'])
    .select((user) =>
      user
        .selectFrom('withdrawals')
        .select((each) => each.fn.max('amount_cents').as('largest'))
        .whereRef('withdrawals.user_id', '=', 'users.id')
        .where('withdrawals.status', '=', 'paid')
        .where('withdrawals.id', '<>', row.id)
        .as('largest'),
    )
    .where('users.id', '=', row.user_id)
    .executeTakeFirstOrThrow();
  const total = available + held;
  return {
    available: formatDollars(available),
    held: formatDollars(held),
    total: formatDollars(total),
    availableAfter: formatDollars(available),
    totalAfter: formatDollars(total - heldCents(row)),
    isVerified: verified_at !== null,
    createdAt: created_at.toISOString(),
    ...(await readDeposits(db, row.user_id)),
    largestPaid: largest === null ? null : formatDollars(largest),
    latestDeposits: await readLatest(db, row.user_id),
    alsoOpen: await readAlsoOpen(db, { userId: row.user_id, exceptId: row.id }),
  };
}

async function readDeposits(db: Db, userId: string) {
  const sums = await db
    .selectFrom('deposits')
    .select([
      sql<bigint>`count(*) FILTER (WHERE status = 'confirmed')`.as('confirmed'),
      sql<bigint>`coalesce(sum(amount_received_cents), 0)::bigint`.as('paid_in_cents'),
      sql<bigint>`count(*) FILTER (WHERE status = 'pending')`.as('pending'),
      sql<bigint>`coalesce(sum(amount_cents) FILTER (WHERE status = 'pending'), 0)::bigint`.as(
        'pending_cents',
      ),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    deposits: Number(sums.confirmed),
    paidIn: formatDollars(sums.paid_in_cents),
    pendingDeposits: Number(sums.pending),
    pendingAmount: formatDollars(sums.pending_cents),
  };
}

const latestMax = 3;

/** The newest deposits that were credited and not reversed. */
async function readLatest(db: Db, userId: string) {
  const rows = await db
    .selectFrom('deposits')
    .select(['id', 'amount_received_cents', 'decided_at'])
    .where('user_id', '=', userId)
    .where('status', '=', 'confirmed')
    .where(reversedAt('deposit', 'deposits.id'), 'is', null)
    .orderBy('decided_at', 'desc')
    .orderBy('id')
    .limit(latestMax)
    .execute();
  return rows.flatMap(({ id, amount_received_cents: cents, decided_at: at }) =>
    cents !== null && at ? [{ _id: id, amount: formatDollars(cents), at: at.toISOString() }] : [],
  );
}
