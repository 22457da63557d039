import { sql } from 'kysely';
import { duties as allDuties, type Duty, dutyNames } from '#contract/duties.ts';
import { giveApproval } from '#server/approvals/give.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Signer } from '#server/platform/http/signing/signer.ts';
import { makeDutyChange } from './makeDutyChange.ts';

interface Change {
  userId: string;
  signer: Signer;
  duties: readonly Duty[];
}

/** By name, for the log and for mails; `proposed` waits for other people or for its time. */
interface Changed {
  given: string;
  taken: string;
  proposed: string;
  /** Of `proposed` something needs another person. */
  needsOthers: boolean;
}

/**
 * Gives and takes what differs, or proposes it where the rule asks for more people or a wait; the caller
 * writes the line of the audit log. People is given last, because two holders of it decide together.
 * Errors: 403 a duty that the caller lacks, or no duty of people; 409 the last active holder of people
 * or keys.
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
  let needsOthers = false;
  const inOrder = [...given, ...taken].toSorted(
    (a, b) => Number(a === 'people') - Number(b === 'people'),
  );
  for (const duty of inOrder) {
    const change = { userId, duty, gives: given.includes(duty), signer };
    const outcome = await changeDuty(trx, change);
    if (outcome !== 'made') proposed.push(duty);
    needsOthers ||= outcome === 'incomplete';
  }
  const made = (changed: readonly Duty[]) =>
    dutyNames(changed.filter((duty) => !proposed.includes(duty)));
  return { given: made(given), taken: made(taken), proposed: dutyNames(proposed), needsOthers };
}

interface DutyChange {
  userId: string;
  duty: Duty;
  gives: boolean;
  signer: Signer;
}

async function changeDuty(
  trx: Trx,
  { userId, duty, gives, signer }: DutyChange,
): Promise<'made' | 'waits' | 'incomplete'> {
  const id = crypto.randomUUID();
  const { asked_at: askedAt } = await trx
    .insertInto('duty_changes')
    .values({ id, user_id: userId, duty, gives, made_by: signer.caller.userId })
    .returning('asked_at')
    .executeTakeFirstOrThrow();
  const missing = await giveApproval(trx, { kind: 'duty', id, amountCents: 0n, signer });
  if (missing) return 'incomplete';
  return (await makeDutyChange(trx, { id, askedAt })) ? 'waits' : 'made';
}

export async function readDuties(db: Db, userId: string): Promise<Duty[]> {
  const rows = await db.selectFrom('duties').select('duty').where('user_id', '=', userId).execute();
  const held = new Set(rows.map(({ duty }) => duty));
  return allDuties.filter((duty) => held.has(duty));
}

/** Gives all duties to the first staff account, while no one has a duty. */
export const giveFirstDuties = (trx: Trx, userId: string) =>
  sql`SELECT give_first_duties(${userId})`.execute(trx);
