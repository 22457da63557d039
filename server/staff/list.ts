import { staff } from '#contract/staff.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { seenAt } from '#server/users/wire.ts';

/** GET /staff: the team by name. */
export const listStaff: Route = serve(staff.list, async ({ db }) => {
  const rows = await db
    .selectFrom('users')
    .leftJoin('last_seen', 'last_seen.user_id', 'users.id')
    .select(['users.id', 'full_name', 'user_name', 'status', 'last_seen.at as seen_at'])
    .where('role', '=', 'admin')
    .orderBy('full_name')
    .orderBy('users.id')
    .execute();
  return {
    data: rows.map(({ id, full_name, user_name, status, seen_at }) => ({
      _id: id,
      fullName: full_name,
      userName: user_name,
      status,
      lastSeenAt: seenAt(seen_at),
    })),
  };
});
