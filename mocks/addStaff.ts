import type { Duty } from '#contract/duties.ts';
import { termsVersion } from '#contract/settings.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { NewStaff } from '#server/staff/staff.ts';

/** Adds a member of staff past the calls; all but the first have a line in the log. */
export async function addStaff(
  trx: Trx,
  { staff, held, isSample }: { staff: NewStaff; held: readonly Duty[]; isSample: boolean },
  at: Date,
): Promise<string> {
  const inviter = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const { userName, fullName, email, passwordHash } = staff;
  const id = crypto.randomUUID();
  const named = { id, user_name: userName, full_name: fullName, email, role: 'admin' } as const;
  const made = { password_hash: passwordHash, terms_version: termsVersion, created_at: at };
  await trx
    .insertInto('users')
    .values({ ...named, ...made, email_verified_at: at, sample: isSample })
    .execute();
  const target = { kind: 'user', id } as const;
  const rows = held.map((duty) => ({ user_id: id, duty, since: at }));
  if (rows.length > 0) await trx.insertInto('duties').values(rows).execute();
  if (inviter) await appendAudit(trx, { at, actorId: inviter.id, action: 'staff.invite', target });
  return id;
}
