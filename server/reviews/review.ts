import type { DepositDetail } from '#contract/depositDetail.ts';
import { reviews } from '#contract/reviews.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { latestUntil } from './activeReview.ts';
import { kindOf } from './kindOf.ts';
import { lockItem, requireOthers } from './lockItem.ts';
import { upsertReview } from './upsertReview.ts';

/** Reads a deposit with all that staff see of it; deposits are beyond reviews. */
export type ReadDeposit = (
  db: Db,
  reader: { id: string; userId: string; isStaff: boolean },
  at: Date,
) => Promise<DepositDetail>;

/**
 * POST /claims/{id}: starts or renews the caller's review. Errors: 403 their own item, 404, 409
 * already decided, or without `takeOver` reviewed by someone else.
 */
export const startReview = (readDeposit: ReadDeposit): Route =>
  serve(reviews.start, async ({ db, params: { id }, body, user, at }) => {
    const { userId } = user;
    await db.transaction().execute((trx) => deleteExpired(trx, at));
    const { kind, review } = await db.transaction().execute(async (trx) => {
      const subject = await requireOpen(trx, id, userId);
      const takeOver = body.takeOver === true;
      const isRenewal = await isReviewedBy(trx, { id, userId }, at);
      const review = await upsertReview(trx, { targetId: id, user, takeOver }, at);
      if (!review) throw await otherReviewError(trx, id);
      if (!isRenewal) await recordEvent(trx, { kind: 'review.changed', subject }, at);
      return { kind: subject.kind, review };
    });
    const isRead = body.read === true && kind === 'deposit';
    const deposit = isRead ? await readDeposit(db, { id, userId, isStaff: true }, at) : null;
    return { message: 'You are reviewing this for two minutes.', data: review, deposit };
  });

async function requireOpen(trx: Trx, id: string, staffId: string) {
  const kind = await kindOf(trx, id);
  const item =
    kind === 'deposit'
      ? await lockItem(trx, 'deposits', { id, states: ['pending'] })
      : await lockItem(trx, 'withdrawals', { id, states: ['requested', 'approved'] });
  requireOthers(item, staffId);
  return { kind, id };
}

async function isReviewedBy(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
  at: Date,
): Promise<boolean> {
  const review = await trx
    .selectFrom('reviews')
    .select('target_id')
    .where('target_id', '=', id)
    .where('user_id', '=', userId)
    .where('until', '>', at)
    .executeTakeFirst();
  return review !== undefined;
}

async function otherReviewError(trx: Trx, targetId: string): Promise<ApiError> {
  const { full_name, until } = await trx
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select(['full_name', 'until'])
    .where('target_id', '=', targetId)
    .executeTakeFirstOrThrow();
  return new ApiError('conflict', `${full_name} is reviewing this now.`, {
    state: { status: 'claimed', decidedBy: full_name, decidedAt: until.toISOString() },
  });
}

// Delete expired reviews here: the table stays small without a job.
async function deleteExpired(trx: Trx, at: Date): Promise<void> {
  await trx
    .deleteFrom('reviews')
    .where('target_id', 'in', (old) =>
      old
        .selectFrom('reviews')
        .select('target_id')
        .where(({ eb, or }) => or([eb('until', '<=', at), eb('until', '>', latestUntil(at))]))
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
