import { boolean, object, string } from 'yup';
import { awaitedSides } from './conversations.ts';
import { depositStatuses } from './depositEvidence.ts';
import { listQuery, momentFilter } from './list.ts';
import { reviewFilters } from './reviewRecord.ts';
import { dayMs } from './time.ts';

const decidedDaysMax = 2;

// The list has another order, so that each row of a longer period would be read and sorted.
function isShortPeriod(filter: {
  decidedFrom?: string | undefined;
  decidedTo?: string | undefined;
}) {
  const { decidedFrom, decidedTo } = filter ?? {};
  if (decidedFrom === undefined && decidedTo === undefined) return true;
  return Date.parse(decidedTo ?? '') - Date.parse(decidedFrom ?? '') <= decidedDaysMax * dayMs;
}

export const depositQuery = listQuery(
  ['depositDate', 'amount'],
  object({
    ...reviewFilters(depositStatuses),
    hasProof: boolean(),
    duplicate: boolean(),
    /** Pending, and a duplicate, late or without evidence; or with an answer that staff have not seen. */
    flagged: boolean(),
    /** Pending, and after its review time or shortly before. */
    due: string<'overdue' | 'soon'>().oneOf(['overdue', 'soon']),
    awaits: string().oneOf(awaitedSides),
    assignedTo: string().uuid(),
    decidedBy: string().uuid(),
    /** Both, at most two days apart. */
    decidedFrom: momentFilter(),
    decidedTo: momentFilter(),
  }).test('decided', isShortPeriod),
);
