import { reviewMs } from '#contract/lifetimes.ts';

/** The reviewer of an item; unknown if the server could not record the review. */
export type Reviewer =
  | { is: 'me' }
  | { is: 'other'; fullName: string; tookOverAt?: string | undefined }
  | { is: 'unknown'; errorMessage: string };

interface Holder {
  decidedBy: string | null;
  /** When the review expires. */
  decidedAt: string | null;
}

/** The colleague who holds an item now, and since when if it was taken over from the reader. */
export function heldBy({ decidedBy, decidedAt }: Holder, before: Reviewer | undefined): Reviewer {
  const fullName = decidedBy ?? '';
  // A renewal of the colleague does not change when they took over.
  if (before?.is === 'other' && before.fullName === fullName) return before;
  const isLost = before?.is === 'me' || (before?.is === 'other' && before.tookOverAt);
  if (!isLost || !decidedAt) return { is: 'other', fullName };
  const tookOverAt = new Date(Date.parse(decidedAt) - reviewMs).toISOString();
  return { is: 'other', fullName, tookOverAt };
}
