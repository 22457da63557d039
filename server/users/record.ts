import type { User } from '#contract/users.ts';
import type { Db } from '#server/db/tables.ts';
import { dollarsNumber } from '#server/ledger/money.ts';

/** Users with both balances and the date of their last deposit. */
export const selectUsers = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('accounts as available', (join) =>
      join.onRef('available.user_id', '=', 'users.id').on('available.kind', '=', 'available'),
    )
    .innerJoin('accounts as held', (join) =>
      join.onRef('held.user_id', '=', 'users.id').on('held.kind', '=', 'held'),
    )
    .select([
      'users.id',
      'user_name',
      'full_name',
      'email',
      'phone_number',
      'date_of_birth',
      'address',
      'postal_code',
      'country',
      'role',
      'status',
      'verified_at',
      'email_verified_at',
      'created_at',
      'available.balance_cents as available_cents',
      'held.balance_cents as held_cents',
    ])
    .select((row) =>
      row
        .selectFrom('deposits')
        .select('deposit_date')
        .whereRef('deposits.user_id', '=', 'users.id')
        .orderBy('deposit_date', 'desc')
        .limit(1)
        .as('last_deposit_at'),
    );

type Selected = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

/** A user row in the wire's words; both balances come from the one ledger (S-158). */
export const toUser = (row: Selected): User => ({
  _id: row.id,
  userName: row.user_name,
  fullName: row.full_name,
  email: row.email,
  phoneNumber: row.phone_number,
  dateOfBirth: row.date_of_birth,
  address: row.address,
  postalCode: row.postal_code,
  country: row.country,
  acctBalance: dollarsNumber(row.available_cents),
  balance: dollarsNumber(row.available_cents + row.held_cents),
  isAdmin: row.role === 'admin',
  isVerified: row.verified_at !== null,
  emailVerified: row.email_verified_at !== null,
  status: row.status,
  date: row.created_at.toISOString(),
  depositDate: row.last_deposit_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

/** One user in the wire's words, or undefined. */
export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const row = await selectUsers(db).where('users.id', '=', id).executeTakeFirst();
  return row && toUser(row);
}
