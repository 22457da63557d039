import { type RawBuilder, sql } from 'kysely';
import { clockAheadMaxMs, reviewMs } from '#contract/lifetimes.ts';
import type { Review } from '#contract/reviewRecord.ts';

export type ActiveReview = { reviewer_id: string; full_name: string; until: string } | null;

/** A later end is from a clock that was ahead, and counts as expired. */
export const latestUntil = (at: Date): Date => new Date(at.getTime() + reviewMs + clockAheadMaxMs);

export const reviewOf = (idColumn: string, at: Date): RawBuilder<ActiveReview> => sql`(
  SELECT json_build_object(
    'reviewer_id', reviewer.id, 'full_name', reviewer.full_name, 'until', reviews.until)
  FROM reviews JOIN users AS reviewer ON reviewer.id = reviews.user_id
  WHERE reviews.target_id = ${sql.ref(idColumn)} AND reviews.until > ${at}
    AND reviews.until <= ${latestUntil(at)})`;

export const toReview = (review: ActiveReview): Review | null =>
  review && {
    _id: review.reviewer_id,
    fullName: review.full_name,
    until: new Date(review.until).toISOString(),
  };
