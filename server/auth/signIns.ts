import type { SignInAttempt } from '#contract/sessions.ts';
import { signInsShownMax } from '#contract/sizes.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';

/** An attempt to sign in; without `userId` the user name was unknown. */
interface Attempt {
  userId: string | undefined;
  device: string | null;
  outcome: 'ok' | 'failed';
}

/** Adds an attempt to the history of the account; one row, whether the account exists or not. */
export async function recordSignIn(
  db: Db,
  { userId, device, outcome }: Attempt,
  at: Date,
): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({ id: crypto.randomUUID(), user_id: userId ?? null, at, device, outcome })
    .execute();
}

/** The last attempts to sign in to an account, newest first. */
export async function readSignIns(db: Db, userId: string): Promise<SignInAttempt[]> {
  const rows = await db
    .selectFrom('sign_ins')
    .select(['at', 'device', 'outcome'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(signInsShownMax)
    .execute();
  return rows.map(({ at, ...attempt }) => ({ at: at.toISOString(), ...attempt }));
}

/** Deletes the history of an account that is closed. */
export async function forgetSignIns(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('sign_ins').where('user_id', '=', userId).execute();
}
