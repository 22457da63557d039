import { sql } from 'kysely';
import { type Duty, dutyNames } from '#contract/duties.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';

interface Change {
  userId: string;
  staff: { userId: string; duties: readonly Duty[] };
  duties: readonly Duty[];
}

/** By name, for the log and for mails. */
interface Changed {
  given: string;
  taken: string;
}

/**
 * Gives and takes what differs; the caller writes the line of the audit log. Errors: 403 a duty that
 * the caller lacks, or no duty of people; 409 the last active holder of people or keys.
 */
export async function changeDuties(trx: Trx, { userId, staff, duties }: Change): Promise<Changed> {
  const held = await readDuties(trx, userId);
  const given = duties.filter((duty) => !held.includes(duty));
  const taken = held.filter((duty) => !duties.includes(duty));
  const lacking = given.filter((duty) => !staff.duties.includes(duty));
  if (lacking.length > 0) {
    throw new ApiError('forbidden', platformMessages.dutyNotHeld(dutyNames(lacking)));
  }
  const changes = [...given.map((duty) => [duty, true]), ...taken.map((duty) => [duty, false])];
  const rows = (changes as [Duty, boolean][]).map(([duty, gives]) => ({
    id: crypto.randomUUID(),
    user_id: userId,
    duty,
    gives,
    made_by: staff.userId,
  }));
  if (rows.length > 0) {
    await trx.insertInto('duty_changes').values(rows).execute();
    await trx
      .updateTable('duty_changes')
      .set({ status: 'made' })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  }
  return { given: dutyNames(given), taken: dutyNames(taken) };
}

export async function readDuties(db: Db, userId: string): Promise<Duty[]> {
  const rows = await db.selectFrom('duties').select('duty').where('user_id', '=', userId).execute();
  return rows.map(({ duty }) => duty);
}

/** Gives all duties to the first staff account, while no one has a duty. */
export const giveFirstDuties = (trx: Trx, userId: string) =>
  sql`SELECT give_first_duties(${userId})`.execute(trx);
