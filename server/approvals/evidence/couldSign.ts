import { dayMs } from '#contract/time.ts';
import type { EvidenceRow } from '#server/approvals/evidenceRows.ts';
import type { SigningKey } from './readSigningKeys.ts';

/** Whether a signature by the key counted at this moment. */
export const counts = ({ countsFrom, removedAt }: SigningKey, at: Date): boolean =>
  countsFrom <= at && (removedAt === null || at < removedAt);

/**
 * For a day after its removal nothing takes its place: the program can write that it was removed. A member of staff
 * signs until two others have reset the keys.
 */
export function couldSign(key: SigningKey, { at, what }: EvidenceRow, bindsSince: Date): boolean {
  const { countsFrom, removedAt, resetAt } = key;
  if (countsFrom > at) return false;
  if (removedAt === null) return true;
  if (countsFrom > removedAt) return false;
  const isReset = resetAt !== null && countsFrom <= resetAt && resetAt <= at;
  const isOwner = what === 'request' || what === 'address';
  const isFree = isOwner || isReset || at < bindsSince;
  return at.getTime() < removedAt.getTime() + dayMs || !isFree;
}
