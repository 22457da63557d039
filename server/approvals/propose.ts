import { sql } from 'kysely';
import { approvals, ruleApprovers } from '#contract/approvals.ts';
import type { BodyOf } from '#contract/call.ts';
import { dutyNames } from '#contract/duties.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';
import { giveApproval, progressSentence, recordProgress } from './give.ts';

type Proposal = BodyOf<typeof approvals.proposeRule>;

/**
 * POST /approval-rules: proposes a rule with the caller's approval, which may suffice. Errors: 403 no
 * duty; 422 more approvals than people with the duty.
 */
export const proposeRule: Route = serve(approvals.proposeRule, ({ db, body, user, signer, at }) =>
  db.transaction().execute(async (trx) => {
    await requireHolders(trx, body);
    const id = crypto.randomUUID();
    const { kind, approvals: needed, waitHours = 0, separatePayer = false, removed = false } = body;
    const fromCents = parseDollars(body.fromUsd || '0');
    await trx
      .insertInto('approval_rules')
      .values({
        ...{ id, kind, from_cents: fromCents, approvals: needed, wait_s: waitHours * 3600 },
        ...{ separate_payer: separatePayer, removed, proposed_by: user.userId },
      })
      .execute();
    const target = { kind: 'rule', id } as const;
    const terms = { approvals: needed, waitHours, separatePayer, removed };
    const details = { kind, fromUsd: groupDollars(fromCents), ...terms };
    await noticeToStaff(trx, {
      subject: 'Rule of approvals proposed',
      summary: `${user.fullName} proposed a rule of approvals.`,
      rows: [
        ['Kind', kind],
        ['From', groupDollars(fromCents)],
        ['Approvals', removed ? 'as below this amount' : String(needed)],
        ['Wait', `${waitHours} hours`],
      ],
      at,
    });
    const missing = await giveApproval(trx, {
      kind: 'rule',
      id,
      amountCents: 0n,
      signer,
    });
    const message = missing ? progressSentence(missing) : appliesFrom(await putInForce(trx, id));
    const entry = { at, actorId: user.userId, target, details };
    await appendAudit(trx, { ...entry, action: 'rule.propose' });
    return { message };
  }),
);

/** POST /approvals/rule/{id}. Errors: 403 no duty, 404, 409 approved by them before or closed. */
export const approveRule: Route = serve(
  approvals.approveRule,
  ({ db, params, body, user, signer, at }) =>
    db.transaction().execute(async (trx) => {
      const { kind } = await lockRule(trx, params.id);
      const approval = {
        kind: 'rule',
        id: params.id,
        amountCents: 0n,
        signer,
        shown: body,
      } as const;
      const missing = await giveApproval(trx, approval);
      if (missing) return { message: await recordProgress(trx, approval, { ...missing, at }) };
      const message = appliesFrom(await putInForce(trx, params.id));
      await noticeToStaff(trx, {
        subject: 'Rule of approvals changed',
        summary: `${user.fullName} approved a rule of approvals. ${message}`,
        rows: [['Kind', kind]],
        at,
      });
      const target = { kind: 'rule', id: params.id } as const;
      await appendAudit(trx, { at, actorId: user.userId, action: 'rule.approve', target });
      return { message };
    }),
);

const appliesFrom = (moment: Date | null): string =>
  `The rule applies from ${moment ? momentInUtc(moment) : 'its approval'}.`;

async function lockRule(trx: Trx, id: string) {
  const rule = await trx
    .selectFrom('approval_rules')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!rule) throw new ApiError('not-found', platformMessages.notFound);
  if (rule.status !== 'proposed') throw new ApiError('conflict', `This rule is ${rule.status}.`);
  return rule;
}

async function putInForce(trx: Trx, id: string) {
  const { valid_from } = await trx
    .updateTable('approval_rules')
    .set({ status: 'approved' })
    .where('id', '=', id)
    .returning('valid_from')
    .executeTakeFirstOrThrow();
  return valid_from;
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
