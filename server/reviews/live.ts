import { type RawBuilder, sql } from 'kysely';
import { clockAheadMaxMs, reviewMs } from '#contract/lifetimes.ts';
import type { Review } from '#contract/reviews.ts';

/** A live claim as the database tells it, or null. */
export type ActiveReview = { holder_id: string; full_name: string; until: string } | null;

/** The latest end of a claim; a later one was made by a clock that was ahead, and counts as over. */
export const latestUntil = (at: Date): Date => new Date(at.getTime() + reviewMs + clockAheadMaxMs);

/** The live claim on the row whose id stands in a column; null when nobody reads it (issue 4). */
export const reviewOf = (idColumn: string, at: Date): RawBuilder<ActiveReview> => sql`(
  SELECT json_build_object(
    'holder_id', holder.id, 'full_name', holder.full_name, 'until', reviews.until)
  FROM reviews JOIN users AS holder ON holder.id = reviews.user_id
  WHERE reviews.target_id = ${sql.ref(idColumn)} AND reviews.until > ${at}
    AND reviews.until <= ${latestUntil(at)})`;

/** A live claim in the wire's words. */
export const toReview = (claim: ActiveReview): Review | null =>
  claim && {
    _id: claim.holder_id,
    fullName: claim.full_name,
    until: new Date(claim.until).toISOString(),
  };
