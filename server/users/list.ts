import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '#contract/call.ts';
import type { users } from '#contract/users.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { only, withIds } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { isOneOf, type People } from '#server/reviews/people.ts';
import type { UserRows } from './userRows.ts';

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

type Filter = QueryOf<typeof users.list>['filter'];

/** Joins the table of a sort that is not a column of users: each user has exactly one row there. */
export function inSortOf(rows: UserRows, sort: Sort | undefined, filter?: Filter): UserRows {
  if (sort === 'lastSeenAt') {
    const joined = rows.innerJoin('last_seen', 'last_seen.user_id', 'users.id');
    return ofFew(joined as unknown as UserRows, sql.ref('last_seen.user_id'), filter);
  }
  if (sort !== 'balance') return rows;
  const joined = rows.innerJoin('accounts as available', (join) =>
    join.onRef('available.user_id', '=', 'users.id').on(sql<boolean>`available.kind = 'available'`),
  );
  return ofFew(joined as unknown as UserRows, sql.ref('available.user_id'), filter);
}

/**
 * Suspended people and staff are few: they are read first and then sorted. Otherwise PostgreSQL may
 * read a million users in the order of the sort until it has found enough of them.
 */
function ofFew(rows: UserRows, userId: RawBuilder<unknown>, filter: Filter): UserRows {
  const { status, role } = filter ?? {};
  const few =
    status === 'suspended'
      ? sql`status = 'suspended'`
      : role === 'admin'
        ? sql`role = 'admin'`
        : undefined;
  if (!few) return rows;
  return rows.where(sql<boolean>`${userId} = ANY(ARRAY(SELECT id FROM users WHERE ${few}))`);
}

/**
 * Whether a sort by the column of another table has few users: to sort them may be faster than to read all
 * in that order.
 */
export const isRareInSort = ({ filter, sort }: QueryOf<typeof users.list>): boolean =>
  (sort?.[0] === 'balance' || sort?.[0] === 'lastSeenAt') &&
  (filter?.status !== undefined || filter?.role !== undefined);

interface Chosen {
  filter: Filter;
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
