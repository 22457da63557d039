import { sql } from 'kysely';
import type { QueryOf } from '#contract/call.ts';
import type { users } from '#contract/users.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { only, withIds } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import type { UserRows } from './wire.ts';

type Sort = 'createdAt' | 'fullName' | 'userName' | 'balance' | 'lastSeenAt';

export const userOrder: Order<Sort> = {
  sorts: {
    balance: { column: 'available.balance_cents', type: 'bigint' },
    lastSeenAt: { column: 'last_seen.at', type: 'timestamptz' },
    createdAt: { column: 'users.created_at', type: 'timestamptz' },
    fullName: { column: 'users.full_name', type: 'text' },
    userName: { column: 'users.user_name', type: 'text' },
  },
  defaultSort: ['createdAt', 'DESC'],
  id: { column: 'users.id', type: 'uuid' },
};

// Each has an index by prefix; the last one finds people by family name.
const searched = ['full_name', 'user_name', 'email'].map((name) => sql.ref(`users.${name}`));
const lastName = sql`regexp_replace(${sql.ref('users.full_name')}, '^.*\\s', '')`;

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

export function filterUsers(db: Db, filter: QueryOf<typeof users.list>['filter']): UserRows {
  const { id, q, status, isVerified, role } = filter ?? {};
  let rows: UserRows = db.selectFrom('users');
  rows = withIds(rows, 'users.id', id);
  rows = only(rows, 'users.status', status);
  rows = only(rows, 'users.role', role);
  if (isVerified !== undefined) {
    rows = rows.where('users.verified_at', isVerified ? 'is not' : 'is', null);
  }
  if (q) {
    const prefix = `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    rows = rows.where(({ or }) =>
      or([...searched, lastName].map((text) => sql<boolean>`lower(${text}) LIKE ${prefix}`)),
    );
  }
  return rows;
}
