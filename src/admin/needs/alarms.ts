import { listPath } from '#contract/backOffice.ts';
import type { PriceStep } from '#contract/prices.ts';
import { countText, type OverviewInCents } from '#src/admin/overview/useOverview.ts';
import { copy as text } from './copy.ts';

/** Work that waits for staff. */
export interface Need {
  key: string;
  /** Chooses the icon. */
  kind:
    | 'alarm'
    | 'late'
    | 'flagged'
    | 'price'
    | 'deposits'
    | 'withdrawals'
    | 'pause'
    | 'mail'
    | 'approvals';
  tone: 'bad' | 'warn' | 'info';
  title: string;
  text: string;
  /** The work itself, one click away. */
  link?: { to: string; label: string };
  /** A price that can be accepted in place. */
  step?: PriceStep;
}

/** The item where it applies. */
export const when = <Item>(holds: boolean, item: Item): Item[] => (holds ? [item] : []);

const checkedWithinMs = 2 * 24 * 60 * 60_000;

/** The check of each day did not end. */
const isOld = (check: OverviewInCents['signatures'], now: number): boolean =>
  check !== null && now - Date.parse(check.checkedAt) > checkedWithinMs;

/** Faults that someone must look into, the gravest first. */
export function alarms(overview: OverviewInCents, now: number): Need[] {
  const { invariants, auditLog, logProblem, signatures, diskShort } = overview;
  const { checkedAt, problem } = invariants;
  const brokenAt = auditLog?.brokenAt?.seq ?? 0;
  return [
    ...when<Need>(checkedAt !== null && problem !== null, {
      ...{ key: 'books', kind: 'alarm', tone: 'bad', title: text.books },
      text: problem ?? '',
    }),
    ...when<Need>(logProblem !== null, {
      ...{ key: 'unsigned', kind: 'alarm', tone: 'bad' },
      ...{ title: text.unsigned, text: logProblem ?? '' },
    }),
    ...when<Need>(auditLog?.intact === false, {
      ...{ key: 'log', kind: 'alarm', tone: 'bad', title: text.log(brokenAt) },
      text: text.logText,
      link: { to: listPath('activity'), label: text.open },
    }),
    ...when<Need>((signatures?.failed ?? 0) > 0, {
      ...{ key: 'signatures', kind: 'alarm', tone: 'bad' },
      title: text.signatures(countText(signatures?.failed ?? 0)),
      text: text.signaturesText,
    }),
    ...when<Need>(isOld(signatures, now), {
      ...{ key: 'unchecked', kind: 'alarm', tone: 'bad' },
      ...{ title: text.unchecked, text: text.uncheckedText },
    }),
    ...when<Need>(diskShort, {
      ...{ key: 'disk', kind: 'alarm', tone: 'bad', title: text.disk },
      text: text.diskText,
    }),
  ];
}
