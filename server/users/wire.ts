import { dollarsNumber, formatDollars } from '#contract/money.ts';
import type { User } from '#contract/userRecord.ts';
import type { StaffUser } from '#contract/users.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type UserRow, type UserRows, withBalances, withLedger } from './userRows.ts';

/** With what only staff see. Number and date of the deposits come from one scan of one index. */
export const withActivity = (rows: UserRows) =>
  withLedger(rows)
    .leftJoin('last_seen', 'last_seen.user_id', 'users.id')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('deposits')
          .select(({ fn }) => [
            fn.countAll<bigint>().as('deposits'),
            fn.max('deposit_date').as('last_deposit_at'),
          ])
          .whereRef('deposits.user_id', '=', 'users.id')
          .as('sent'),
      (join) => join.onTrue(),
    )
    .select(['last_seen.at as seen_at', 'sent.deposits', 'sent.last_deposit_at']);

type StaffUserRow = Awaited<ReturnType<ReturnType<typeof withActivity>['execute']>>[number];

/** Dollars; both balances come from the ledger. */
export const toUser = (row: UserRow): User => ({
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
  pendingEmail: row.pending_email,
  status: row.status,
  date: row.created_at.toISOString(),
  depositDate: row.last_deposit_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

export const toStaffUser = (row: StaffUserRow): StaffUser => ({
  lastSeenAt: seenAt(row.seen_at),
  deposits: Number(row.deposits),
  held: formatDollars(row.held_cents),
  ...toUser(row),
});

/** A user who was never here is stored with the first moment of 1970. */
export const seenAt = (at: Date | null): string | null =>
  at && at.getTime() > 0 ? at.toISOString() : null;

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const rows = db.selectFrom('users').where('users.id', '=', id);
  const row = await withBalances(rows).executeTakeFirst();
  return row && toUser(row);
}

/** Errors: 404 when absent. */
export async function requireUser(db: Db, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw new ApiError('not-found', platformMessages.notFound);
  return user;
}
