import { type RawBuilder, sql } from 'kysely';
import { clockAheadMaxMs, reviewMs } from '#contract/lifetimes.ts';
import type { Review } from '#contract/reviews.ts';

/** The current review of an item, as JSON from the database. */
export type ActiveReview = { holder_id: string; full_name: string; until: string } | null;

/** Latest end of a review; a later one is from a clock that was ahead, and counts as expired. */
export const latestUntil = (at: Date): Date => new Date(at.getTime() + reviewMs + clockAheadMaxMs);

/** SQL for the current review of the item whose id is in `idColumn`; or null. */
export const reviewOf = (idColumn: string, at: Date): RawBuilder<ActiveReview> => sql`(
  SELECT json_build_object(
    'holder_id', holder.id, 'full_name', holder.full_name, 'until', reviews.until)
  FROM reviews JOIN users AS holder ON holder.id = reviews.user_id
  WHERE reviews.target_id = ${sql.ref(idColumn)} AND reviews.until > ${at}
    AND reviews.until <= ${latestUntil(at)})`;

export const toReview = (claim: ActiveReview): Review | null =>
  claim && {
    _id: claim.holder_id,
    fullName: claim.full_name,
    until: new Date(claim.until).toISOString(),
  };
