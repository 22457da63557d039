import { messages } from '#contract/messages.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/** A deposit that waits for a decision. */
export type Pending = Awaited<ReturnType<typeof lockPending>>;

/**
 * Locks a deposit that waits for a decision of somebody else's.
 * Errors: 403 one's own, 404, 409 with its state when it was decided before (S-293, S-295).
 */
export async function lockPending(trx: Trx, id: string, staffId: string) {
  const deposit = await trx
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!deposit) throw new ApiError('not-found', messages.notFound);
  if (deposit.status !== 'pending') {
    const decider = await trx
      .selectFrom('users')
      .select('full_name')
      .where('id', '=', deposit.decided_by)
      .executeTakeFirst();
    const decidedBy = decider?.full_name ?? null;
    throw new ApiError('conflict', `This deposit was ${deposit.status} by ${decidedBy} before.`, {
      state: {
        status: deposit.status,
        decidedBy,
        decidedAt: deposit.decided_at?.toISOString() ?? null,
      },
    });
  }
  if (deposit.user_id === staffId) throw new ApiError('forbidden', messages.ownDecision);
  return deposit;
}
