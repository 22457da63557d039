import { type WithdrawalDetail, withdrawals } from '#contract/withdrawals.ts';
import { readState } from '#server/approvals/progress.ts';
import { messagesOf } from '#server/conversations/messagesOf.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { readReversalOf } from '#server/reversals/wire.ts';
import { readSettings, type SettingsRow } from '#server/settings/settings.ts';
import { readOwnTimeline } from '#server/withdrawals/detail/ownTimeline.ts';
import { asOwn, type OwnWithdrawalRow } from './rows.ts';
import type { WithdrawalRow } from './settle.ts';
import { paidRate, toWithdrawal } from './wire.ts';

const hourMs = 60 * 60_000;

/**
 * GET /api/v1/user/withdrawals/{id}: the caller's own, with its history.
 * Errors: 404, also for another user's.
 */
export const readOwn: Route = serve(withdrawals.ownDetail, async ({ db, params, user }) => {
  return { data: await readOwnDetail(db, { id: params.id, userId: user.userId }) };
});

/** Errors: 404 when absent or another user's. */
export async function readOwnDetail(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<WithdrawalDetail> {
  const row = await asOwn(db.selectFrom('withdrawals'))
    .select(messagesOf('withdrawal', 'withdrawals.id').as('messages'))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not-found', platformMessages.notFound);
  const settings = await readSettings(db);
  const reviewBy = new Date(row.created_at.getTime() + settings.review_hours * hourMs);
  return {
    ...toWithdrawal(row),
    timeline: await readOwnTimeline(db, row),
    awaits: row.awaits,
    messages: row.messages,
    rate: paidRate(row),
    ...(await readWait(db, row)),
    reversal: await readReversalOf(db, { source: 'withdrawal', id: row.id }, { isStaff: false }),
    reviewBy: row.status === 'requested' ? reviewBy.toISOString() : null,
    payBy: payEnd(row, settings),
  };
}

/** By when it is paid, as staff see it too. */
function payEnd(
  { status, decided_at }: OwnWithdrawalRow,
  { pay_hours, withdrawals_paused }: SettingsRow,
): string | null {
  if (status !== 'approved' || withdrawals_paused || !decided_at) return null;
  return new Date(decided_at.getTime() + pay_hours * hourMs).toISOString();
}

type Wait = Pick<WithdrawalDetail, 'waitsFor' | 'payableFrom'>;

/** The next step of an open withdrawal. */
async function readWait(db: Db, row: WithdrawalRow): Promise<Wait> {
  const { id, status, amount_cents: amountCents, asked_at: askedAt } = row;
  if (status !== 'requested' && status !== 'approved') return { waitsFor: null, payableFrom: null };
  const state = await readState(db, { kind: 'withdrawal', id, amountCents, askedAt });
  if (status === 'requested') {
    return { waitsFor: state.have > 0 ? 'second-approval' : 'approval', payableFrom: null };
  }
  const { payable_from: from, is_waiting: isWaiting } = state;
  return isWaiting
    ? { waitsFor: 'wait', payableFrom: from?.toISOString() ?? null }
    : { waitsFor: 'payment', payableFrom: null };
}
