import { type ExpressionBuilder, sql } from 'kysely';
import { formatDollars } from '#contract/money.ts';
import type { StaffWithdrawalDetail } from '#contract/withdrawals.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { reversedAt } from '#server/reversals/wire.ts';
import { readAlsoOpen } from '#server/transactions/alsoOpen.ts';
import type { StaffWithdrawalRow } from './rows.ts';
import { heldCents } from './wire.ts';

/** The investor of a withdrawal as staff see them: balances and deposits of now. */
export async function readPayee(
  db: Db,
  row: StaffWithdrawalRow,
): Promise<StaffWithdrawalDetail['investor']> {
  const user = await db
    .selectFrom('users')
    .innerJoin('accounts as spendable', (join) =>
      join.onRef('spendable.user_id', '=', 'users.id').on('spendable.kind', '=', 'available'),
    )
    .innerJoin('accounts as kept', (join) =>
      join.onRef('kept.user_id', '=', 'users.id').on('kept.kind', '=', 'held'),
    )
    .select(['spendable.balance_cents as available', 'kept.balance_cents as held'])
    .innerJoinLateral(sumsOf, (join) => join.onTrue())
    .select(['verified_at', 'created_at', 'confirmed', 'paid_in_cents', 'pending', 'pending_cents'])
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
  const { available, held, largest } = user;
  const total = available + held;
  return {
    available: formatDollars(available),
    held: formatDollars(held),
    total: formatDollars(total),
    availableAfter: formatDollars(available),
    totalAfter: formatDollars(total - heldCents(row)),
    isVerified: user.verified_at !== null,
    createdAt: user.created_at.toISOString(),
    deposits: Number(user.confirmed),
    paidIn: formatDollars(user.paid_in_cents),
    pendingDeposits: Number(user.pending),
    pendingAmount: formatDollars(user.pending_cents),
    largestPaid: largest === null ? null : formatDollars(largest),
    latestDeposits: await readLatest(db, row.user_id),
    alsoOpen: await readAlsoOpen(db, { userId: row.user_id, exceptId: row.id }),
  };
}

const sumsOf = (from: ExpressionBuilder<Tables, 'users'>) =>
  from
    .selectFrom('deposits')
    .select([
      sql<bigint>`count(*) FILTER (WHERE status = 'confirmed')`.as('confirmed'),
      sql<bigint>`coalesce(sum(amount_received_cents), 0)::bigint`.as('paid_in_cents'),
      sql<bigint>`count(*) FILTER (WHERE status = 'pending')`.as('pending'),
      sql<bigint>`coalesce(sum(amount_cents) FILTER (WHERE status = 'pending'), 0)::bigint`.as(
        'pending_cents',
      ),
    ])
    .whereRef('deposits.user_id', '=', 'users.id')
    .as('deposited');

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
