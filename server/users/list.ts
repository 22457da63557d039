import { sql } from 'kysely';
import type { QueryOf } from '#contract/call.ts';
import type { users } from '#contract/users.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { only, withIds } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { isOneOf, type People } from '#server/reviews/people.ts';
import type { UserRows } from './wire.ts';

type Sort = 'createdAt' | 'fullName' | 'userName' | 'balance' | 'lastSeenAt';

export const userOrder: Order<Sort> = {
  sorts: {
    balance: { column: 'available.balance_cents', type: 'bigint', id: 'available.user_id' },
    lastSeenAt: { column: 'last_seen.at', type: 'timestamptz', id: 'last_seen.user_id' },
    createdAt: { column: 'users.created_at', type: 'timestamptz' },
    fullName: { column: 'users.full_name', type: 'text' },
    userName: { column: 'users.user_name', type: 'text' },
  },
  defaultSort: ['createdAt', 'DESC'],
  id: { column: 'users.id', type: 'uuid' },
};

/** Joins the table of a sort that is not a column of users: each user has exactly one row there. */
export function inSortOf(rows: UserRows, sort: Sort | undefined): UserRows {
  if (sort === 'lastSeenAt') {
    return rows.innerJoin('last_seen', 'last_seen.user_id', 'users.id') as unknown as UserRows;
  }
  if (sort !== 'balance') return rows;
  return rows.innerJoin('accounts as available', (join) =>
    join.onRef('available.user_id', '=', 'users.id').on(sql<boolean>`available.kind = 'available'`),
  ) as unknown as UserRows;
}

/**
 * Whether a sort by the column of another table has few users: to sort them may be faster than to read all
 * in that order.
 */
export const isRareInSort = ({ filter, sort }: QueryOf<typeof users.list>): boolean =>
  (sort?.[0] === 'balance' || sort?.[0] === 'lastSeenAt') &&
  (filter?.status !== undefined || filter?.role !== undefined);

interface Chosen {
  filter: QueryOf<typeof users.list>['filter'];
  people: People | undefined;
}

export function filterUsers(db: Db, { filter, people }: Chosen): UserRows {
  const { id, status, isVerified, role } = filter ?? {};
  let rows: UserRows = db.selectFrom('users');
  rows = withIds(rows, 'users.id', id);
  rows = only(rows, 'users.status', status);
  rows = only(rows, 'users.role', role);
  if (isVerified !== undefined) {
    rows = rows.where('users.verified_at', isVerified ? 'is not' : 'is', null);
  }
  if (people) rows = rows.where(isOneOf('users.id', people));
  return rows;
}
