import { sql } from 'kysely';
import { type Duty, dutyNames } from '#contract/duties.ts';
import { giveApproval } from '#server/approvals/give.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Signer } from '#server/platform/http/signing/signer.ts';

interface Change {
  userId: string;
  signer: Signer;
  duties: readonly Duty[];
}

/** By name, for the log and for mails; `proposed` waits for other people. */
interface Changed {
  given: string;
  taken: string;
  proposed: string;
}

/**
 * Gives and takes what differs, or proposes it where the rule asks for more people; the caller writes
 * the line of the audit log. Errors: 403 a duty that the caller lacks, or no duty of people; 409 the
 * last active holder of people or keys.
 */
export async function changeDuties(trx: Trx, { userId, signer, duties }: Change): Promise<Changed> {
  const held = await readDuties(trx, userId);
  const given = duties.filter((duty) => !held.includes(duty));
  const taken = held.filter((duty) => !duties.includes(duty));
  const lacking = given.filter((duty) => !signer.caller.duties.includes(duty));
  if (lacking.length > 0) {
    throw new ApiError('forbidden', platformMessages.dutyNotHeld(dutyNames(lacking)));
  }
  const proposed: Duty[] = [];
  for (const duty of [...given, ...taken]) {
    const change = { userId, duty, gives: given.includes(duty), signer };
    if (!(await changeDuty(trx, change))) proposed.push(duty);
  }
  const made = (changed: readonly Duty[]) =>
    dutyNames(changed.filter((duty) => !proposed.includes(duty)));
  return { given: made(given), taken: made(taken), proposed: dutyNames(proposed) };
}

interface DutyChange {
  userId: string;
  duty: Duty;
  gives: boolean;
  signer: Signer;
}

/** False where it waits for another approval. */
async function changeDuty(trx: Trx, { userId, duty, gives, signer }: DutyChange) {
  const id = crypto.randomUUID();
  await trx
    .insertInto('duty_changes')
    .values({ id, user_id: userId, duty, gives, made_by: signer.caller.userId })
    .execute();
  const missing = await giveApproval(trx, { kind: 'duty', id, amountCents: 0n, signer });
  if (!missing) await makeDutyChange(trx, id);
  return !missing;
}

/** After the last approval. Errors: 403 and 409 as changeDuties. */
export const makeDutyChange = (trx: Trx, id: string) =>
  trx.updateTable('duty_changes').set({ status: 'made' }).where('id', '=', id).execute();

export async function readDuties(db: Db, userId: string): Promise<Duty[]> {
  const rows = await db.selectFrom('duties').select('duty').where('user_id', '=', userId).execute();
  return rows.map(({ duty }) => duty);
}

/** Gives all duties to the first staff account, while no one has a duty. */
export const giveFirstDuties = (trx: Trx, userId: string) =>
  sql`SELECT give_first_duties(${userId})`.execute(trx);
