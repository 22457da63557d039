import { sql } from 'kysely';
import type { AuditAction } from '#contract/auditActions.ts';
import { duties } from '#contract/duties.ts';
import { termsVersion } from '#contract/settings.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { staffUserName } from './names.ts';

export async function firstFreeNumber(db: Db): Promise<number> {
  const last = await db
    .selectFrom('users')
    .select(sql<number | null>`max(substr(user_name, 8)::int)`.as('number'))
    .where(sql<boolean>`user_name ~ '^sample-[0-9]{1,8}$'`)
    .executeTakeFirstOrThrow();
  return (last.number ?? 0) + 1;
}

/** Sets the new password on the account of an earlier run. Errors: a real account has the name. */
export async function sampleStaff(trx: Trx, passwordHash: string, createdAt: Date) {
  const found = await trx
    .selectFrom('users')
    .select(['id', 'sample'])
    .where(sql`lower(user_name)`, '=', staffUserName)
    .executeTakeFirst();
  if (found && !found.sample) {
    throw new Error(`The user ${staffUserName} is not a sample: seed another database.`);
  }
  if (found) {
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', found.id)
      .execute();
    return found.id;
  }
  const id = crypto.randomUUID();
  await trx
    .insertInto('users')
    .values({
      id,
      user_name: staffUserName,
      full_name: 'Sample Staff',
      email: `${staffUserName}@example.invalid`,
      password_hash: passwordHash,
      role: 'admin',
      terms_version: termsVersion,
      sample: true,
      created_at: createdAt,
    })
    .execute();
  await trx
    .insertInto('duties')
    .values(duties.map((duty) => ({ user_id: id, duty, since: createdAt })))
    .execute();
  await recordSample(trx, { at: createdAt, staffId: id, action: 'staff.invite', kind: 'user', id });
  return id;
}

interface SampleEntry {
  at: Date;
  staffId: string;
  action: AuditAction;
  kind: 'user' | 'wallet';
  id: string;
  details?: Record<string, string | null>;
}

/** The database requires an audit line for staff and wallets. */
export const recordSample = (trx: Trx, { at, staffId, action, kind, id, details }: SampleEntry) =>
  appendAudit(trx, {
    at,
    actorId: staffId,
    action,
    target: { kind, id },
    details: { ...details, sample: true },
  });
