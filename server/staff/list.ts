import { sql } from 'kysely';
import { parseDuties } from '#contract/duties.ts';
import { type StaffMember, staff } from '#contract/staff.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { seenAt } from '#server/users/wire.ts';

/** GET /staff: the team by name, with what waits for each. */
export const listStaff: Route = serve(staff.list, async ({ db }) => ({ data: await readTeam(db) }));

const factorsOf = sql<StaffMember['secondFactor']>`json_build_object(
  'passkeys', (SELECT count(*) FROM passkeys WHERE user_id = users.id AND removed_at IS NULL),
  'authenticator',
    EXISTS (SELECT FROM totp WHERE user_id = users.id AND confirmed_at IS NOT NULL),
  'recoveryCodesLeft',
    (SELECT count(*) FROM recovery_codes WHERE user_id = users.id AND used_at IS NULL))`;

/** All staff, or the one with this id. */
export async function readTeam(db: Db, id?: string): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('last_seen', 'last_seen.user_id', 'users.id')
    .select(['users.id', 'full_name', 'user_name', 'status', 'last_seen.at as seen_at'])
    .select((row) => [
      row
        .selectFrom('duties')
        .select(sql<string>`string_agg(duty, ',')`.as('duties'))
        .whereRef('duties.user_id', '=', 'users.id')
        .as('duties'),
      row
        .selectFrom('sign_ins')
        .select('sign_ins.at')
        .whereRef('sign_ins.user_id', '=', 'users.id')
        .where('outcome', '=', 'ok')
        .orderBy('sign_ins.at', 'desc')
        .limit(1)
        .as('signed_in_at'),
      row
        .selectFrom('deposits')
        .select((each) => each.fn.countAll<bigint>().as('deposits'))
        .whereRef('assigned_to', '=', 'users.id')
        .where('deposits.status', '=', 'pending')
        .as('deposits'),
      row
        .selectFrom('withdrawals')
        .select((each) => each.fn.countAll<bigint>().as('payments'))
        .whereRef('paying_by', '=', 'users.id')
        .where('withdrawals.status', '=', 'approved')
        .as('payments'),
    ])
    .select(factorsOf.as('second_factor'))
    .where('role', '=', 'admin')
    .$if(id !== undefined, (query) => query.where('users.id', '=', id ?? ''))
    .orderBy('full_name')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id, full_name, user_name, status, seen_at, ...row }) => ({
    _id: id,
    fullName: full_name,
    userName: user_name,
    status,
    duties: parseDuties(row.duties ?? ''),
    signedInAt: row.signed_in_at?.toISOString() ?? null,
    lastSeenAt: seenAt(seen_at),
    secondFactor: row.second_factor,
    deposits: Number(row.deposits),
    payments: Number(row.payments),
  }));
}
