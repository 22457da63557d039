import { sql } from 'kysely';
import { type approvals, resetWaitHoursMin, ruleApprovers } from '#contract/approvals.ts';
import type { BodyOf } from '#contract/call.ts';
import { dutyNames } from '#contract/duties.ts';
import { twoPeopleWaitHours } from '#contract/rulePresets.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';

/** The fields of a rule that someone proposes. */
export type Proposal = BodyOf<typeof approvals.proposeRule>;

/** Errors: 422 for a rule that must not be, or that too few people could fulfil. */
export async function requireFitRule(trx: Trx, rule: Proposal): Promise<void> {
  requireWait(rule);
  await requireTwo(trx, rule);
  await requireHolders(trx, rule);
}

function requireWait({ kind, waitHours = 0 }: Proposal): void {
  if (kind !== 'reset' || waitHours >= resetWaitHoursMin) return;
  throw fieldError('waitHours', `A reset waits at least ${resetWaitHoursMin} hours.`);
}

async function requireTwo(trx: Trx, rule: Proposal): Promise<void> {
  const { kind, approvals: needed, waitHours = 0 } = rule;
  if (needed >= 2 && waitHours >= twoPeopleWaitHours) return;
  const { rows } = await sql<{ two: boolean }>`SELECT takes_two(${kind}) AS two`.execute(trx);
  if (!rows[0]?.two) return;
  const field = needed < 2 ? 'approvals' : 'waitHours';
  throw fieldError(field, `This always takes two people and ${twoPeopleWaitHours} hours here.`);
}

async function requireHolders(trx: Trx, { kind, approvals: needed }: Proposal): Promise<void> {
  const { holders } = await trx
    .selectFrom('duties')
    .innerJoin('users', 'users.id', 'duties.user_id')
    .select((row) => row.fn.countAll<bigint>().as('holders'))
    .where('duty', '=', ruleApprovers[kind])
    .where(sql<boolean>`is_active_staff(users.id)`)
    .executeTakeFirstOrThrow();
  if (Number(holders) >= needed) return;
  const duty = dutyNames([ruleApprovers[kind]]);
  throw fieldError('approvals', `Only ${holders} active staff have the duty ${duty}.`);
}
