import type { Selectable } from 'kysely';
import { messages } from '#contract/messages.ts';
import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { post } from '#server/platform/ledger/post.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { greeting } from '#server/platform/outbox/greeting.ts';

/** A withdrawal's row. */
export type WithdrawalRow = Selectable<Tables['withdrawals']>;

/**
 * Locks a withdrawal that must be in one of the given states; `userId` limits it to one's own.
 * Errors: 404 absent or somebody else's, 409 with its state otherwise.
 */
export async function lockWithdrawal(
  trx: Trx,
  id: string,
  states: readonly WithdrawalRow['status'][],
  userId?: string,
): Promise<WithdrawalRow> {
  const row = await trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || (userId !== undefined && row.user_id !== userId)) {
    throw new ApiError('not-found', messages.notFound);
  }
  if (states.includes(row.status)) return row;
  const decidedById = row.paid_by ?? row.decided_by;
  const decider = decidedById
    ? await trx
        .selectFrom('users')
        .select('full_name')
        .where('id', '=', decidedById)
        .executeTakeFirst()
    : undefined;
  // Who decided is the staff's to know, not the investor's.
  const decidedBy = userId === undefined ? decider?.full_name : undefined;
  const sentence = decidedBy
    ? `This withdrawal was ${row.status} by ${decidedBy} before.`
    : `This withdrawal is ${row.status}.`;
  throw new ApiError('conflict', sentence, {
    state: {
      status: row.status,
      decidedBy: decidedBy ?? null,
      decidedAt: (row.paid_at ?? row.decided_at)?.toISOString() ?? null,
    },
  });
}

/** Errors: 403 when a staff member decides on their own withdrawal. */
export function requireOthers(withdrawal: WithdrawalRow, staffId: string): void {
  if (withdrawal.user_id === staffId) throw new ApiError('forbidden', messages.ownDecision);
}

/** Ends a hold: gives it back, or pays it out. */
export const settle = (
  trx: Trx,
  withdrawal: WithdrawalRow,
  leg: 'release' | 'settle',
  at: Date,
): Promise<void> =>
  post(trx, {
    at,
    from: { userId: withdrawal.user_id, kind: 'held' },
    to: leg === 'settle' ? 'payouts' : { userId: withdrawal.user_id, kind: 'available' },
    amountCents: withdrawal.amount_cents,
    source: 'withdrawal',
    sourceId: withdrawal.id,
    leg,
  });

/** Mails the investor what became of a withdrawal. */
export async function tellInvestor(
  trx: Trx,
  withdrawal: WithdrawalRow,
  outcome: string,
  at: Date,
): Promise<void> {
  const { email, email_verified_at, full_name } = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'full_name'])
    .where('id', '=', withdrawal.user_id)
    .executeTakeFirstOrThrow();
  const name = `Withdrawal ${reference(withdrawal.id)}`;
  const amount = groupDollars(withdrawal.amount_cents);
  const hello = greeting(full_name, email_verified_at !== null);
  const text = `${hello}\n\nyour ${name.toLowerCase()} of ${amount} to ${withdrawal.address} was ${outcome}\n`;
  const subject = `${name}: ${outcome.split('.')[0]}`;
  await enqueue(trx, { to: email, subject, text, urgent: true }, at);
}
