import { sql } from 'kysely';
import { termsVersion } from '#contract/settings.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { giveFirstDuties } from './duties.ts';

export interface NewStaff {
  userName: string;
  fullName: string;
  email: string;
  passwordHash: string;
}

export async function hasStaff(db: Db): Promise<boolean> {
  const staff = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return staff !== undefined;
}

/**
 * Once for all processes that start together; calls `onCreated` in its transaction. Returns false
 * when staff exist. Errors: 409 name or email taken.
 */
export async function createFirstStaff(
  db: Db,
  { onCreated, ...staff }: NewStaff & { onCreated?: (trx: Trx, id: string) => Promise<void> },
  at: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(7302)`.execute(trx);
    if (await hasStaff(trx)) return false;
    const id = await createStaff(trx, staff, at);
    await giveFirstDuties(trx, id);
    await onCreated?.(trx, id);
    return true;
  });
}

/** Errors: 409 name or email taken. */
export async function createStaff(db: Db, staff: NewStaff, at: Date): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('users')
    .values({
      id,
      user_name: staff.userName,
      full_name: staff.fullName,
      email: staff.email,
      password_hash: staff.passwordHash,
      role: 'admin',
      terms_version: termsVersion,
      created_at: at,
    })
    .execute();
  return id;
}

/** So that two cannot remove each other at once. Errors: 403 when the caller just lost the role. */
export async function lockStaff(trx: Trx, staffId: string): Promise<string[]> {
  const staff = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = staff.map(({ id }) => id);
  if (!ids.includes(staffId)) throw new ApiError('forbidden', platformMessages.staffOnly);
  return ids;
}
