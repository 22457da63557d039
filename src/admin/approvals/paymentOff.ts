import type { ApprovalProgress } from '#contract/approvalProgress.ts';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

/** Whether approvals are missing. */
export const isIncomplete = ({ have, needed }: ApprovalProgress): boolean => have < needed;

/** "Payable from …", as long as the wait goes on. */
export function waitOf({ payableFrom }: ApprovalProgress, now: number): string | undefined {
  if (payableFrom === null || Date.parse(payableFrom) <= now) return undefined;
  return copy.section.payableFrom(moment(payableFrom));
}

/** The effect of an approval that does not suffice. */
export const partOf = ({ have, needed }: ApprovalProgress): string | undefined =>
  have + 1 < needed ? copy.part(have + 1, needed) : undefined;

/** Why the caller cannot approve: they did before. */
export const approvalOff = (progress: ApprovalProgress): string | undefined =>
  progress.mine && isIncomplete(progress) ? copy.off.mine : undefined;

/** Why the caller cannot pay. */
export function paymentOff(progress: ApprovalProgress, now: number): string | undefined {
  if (isIncomplete(progress)) return copy.off.incomplete;
  return (
    waitOf(progress, now) ?? (progress.separatePayer && progress.mine ? copy.off.payer : undefined)
  );
}
