import { type UserDetail, users } from '#contract/users.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { readAccountChanges } from './accountChanges.ts';
import { readContents } from './contents.ts';
import { toStaffUser, withActivity } from './wire.ts';

/** GET /users/{id}. Errors: 404. */
export const readUser: Route = serve(users.detail, async ({ db, params, at }) => {
  const rows = db.selectFrom('users').where('users.id', '=', params.id);
  const row = await withActivity(rows).select('withdrawals_wait_until').executeTakeFirst();
  if (!row) throw new ApiError('not-found', platformMessages.notFound);
  const user = toStaffUser(row);
  const wait = row.withdrawals_wait_until;
  return {
    data: {
      ...user,
      emailVerifiedAt: row.email_verified_at?.toISOString() ?? null,
      changes: await readAccountChanges(db, params.id, at),
      ...(await readContents(db, params.id)),
      withdrawalsWaitUntil: wait?.toISOString() ?? null,
      suspension: user.status === 'suspended' ? await readSuspension(db, params.id) : null,
      verifications: await readVerifications(db, params.id),
    },
  };
});

// The reason is stored only in the audit log, which cannot be changed.
async function readSuspension(db: Db, userId: string): Promise<UserDetail['suspension']> {
  const row = await db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['details', 'at', 'full_name'])
    .where('target_id', '=', userId)
    .where('action', '=', 'user.suspend')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { reason: String(row.details.reason), by: row.full_name, at: row.at.toISOString() }
    : null;
}

async function readVerifications(db: Db, userId: string): Promise<UserDetail['verifications']> {
  const rows = await db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.decided_by')
    .select(['verified', 'note', 'at', 'full_name'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ verified, note, at, full_name }) => ({
    verified,
    note,
    by: full_name,
    at: at.toISOString(),
  }));
}
