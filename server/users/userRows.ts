import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';

/** A query of users. */
export type UserRows = SelectQueryBuilder<Tables, 'users', object>;

/** Adds the fields of a user with both balances of the ledger, without their deposits. */
export const withLedger = (rows: UserRows) =>
  rows
    .leftJoin('accounts as available', (join) =>
      join.onRef('available.user_id', '=', 'users.id').on('available.kind', '=', 'available'),
    )
    .leftJoin('accounts as held', (join) =>
      join.onRef('held.user_id', '=', 'users.id').on('held.kind', '=', 'held'),
    )
    .leftJoin('email_changes', 'email_changes.user_id', 'users.id')
    .select([
      'users.id',
      'user_name',
      'full_name',
      'users.email',
      'phone_number',
      'date_of_birth',
      'address',
      'postal_code',
      'country',
      'role',
      'status',
      'verified_at',
      'email_verified_at',
      'email_changes.email as pending_email',
      'created_at',
    ])
    .select(({ ref }) => [
      ref('available.balance_cents').$notNull().as('available_cents'),
      ref('held.balance_cents').$notNull().as('held_cents'),
    ]);

/** Adds the fields of a user that the owner sees. */
export const withBalances = (rows: UserRows) =>
  withLedger(rows).select((row) =>
    row
      .selectFrom('deposits')
      .select('deposit_date')
      .whereRef('deposits.user_id', '=', 'users.id')
      .orderBy('deposit_date', 'desc')
      .limit(1)
      .as('last_deposit_at'),
  );

/** A user as the query reads it. */
export type UserRow = Awaited<ReturnType<ReturnType<typeof withBalances>['execute']>>[number];
