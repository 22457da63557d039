import { idsOf } from '#contract/depositRules.ts';
import { deposits } from '#contract/deposits.ts';
import { reference } from '#contract/reference.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requireOthers } from '#server/reviews/lockItem.ts';
import { depositMessages } from './messages.ts';

/**
 * PUT /deposits/assignee: assigns those of the deposits that are pending. Errors: 403 the assignee's
 * own deposit, 404 an unknown one, 409 when all were decided before, 422 an assignee who is not
 * active staff.
 */
export const assignDeposits: Route = serve(deposits.assign, async ({ db, body, user, at }) =>
  db.transaction().execute(async (trx) => {
    const assignee = body.assignee ? await requireStaff(trx, body.assignee) : null;
    const found = await lockDeposits(trx, idsOf(body.ids));
    const pending = found.filter(({ status }) => status === 'pending');
    if (pending.length === 0) throw new ApiError('conflict', depositMessages.allDecided);
    for (const deposit of pending) if (assignee) requireOthers(deposit, assignee.id);
    const assigned_to = assignee?.id ?? null;
    const changed = pending.filter((deposit) => deposit.assigned_to !== assigned_to);
    const ids = changed.map(({ id }) => id);
    if (ids.length > 0) {
      await trx.updateTable('deposits').set({ assigned_to }).where('id', 'in', ids).execute();
    }
    for (const id of ids) {
      await recordEvent(trx, { kind: 'review.changed', subject: { kind: 'deposit', id } }, at);
      await appendAudit(trx, {
        at,
        actorId: user.userId,
        action: 'deposit.assign',
        target: { kind: 'deposit', id },
        details: { assignee: assigned_to, name: assignee?.full_name ?? null },
      });
    }
    const decided = found.length - pending.length;
    return { message: messageOf(pending, { name: assignee?.full_name, decided }) };
  }),
);

async function requireStaff(trx: Trx, id: string) {
  const staff = await trx
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .forKeyShare()
    .executeTakeFirst();
  if (!staff) throw fieldError('assignee', depositMessages.assigneeNotStaff);
  return staff;
}

async function lockDeposits(trx: Trx, ids: readonly string[]) {
  const unique = [...new Set(ids.map((id) => id.toLowerCase()))];
  const rows = await trx
    .selectFrom('deposits')
    .select(['id', 'user_id', 'status', 'assigned_to'])
    .where('id', 'in', unique)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < unique.length) throw new ApiError('not-found', platformMessages.notFound);
  return rows;
}

function messageOf(
  pending: readonly { id: string }[],
  { name, decided }: { name: string | undefined; decided: number },
): string {
  const [first] = pending;
  const what = pending.length === 1 && first ? reference(first.id) : `${pending.length} deposits`;
  const done = name ? `${what} assigned to ${name}.` : `${what} no longer assigned.`;
  return decided === 0 ? done : `${done} ${decided} decided before.`;
}
