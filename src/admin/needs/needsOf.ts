import type { Settings } from '#contract/settings.ts';
import { countText, type OverviewInCents } from '#src/admin/overview/useOverview.ts';
import { duration } from '#src/shared/format/duration.ts';
import { alarms, type Need, when } from './alarms.ts';
import { copy as text } from './copy.ts';
import { notices } from './notices.ts';
import { waitingNeeds } from './waitingNeeds.ts';
import { workLinks } from './workLinks.ts';

/** As many as a card holds without scrolling. */
const shownMax = 8;

/** The work that waits for staff, the most urgent first. */
export function needsOf(
  overview: OverviewInCents,
  settings: Settings | undefined,
  now: number,
): Need[] {
  const noticed = notices(overview, settings);
  return [
    ...alarms(overview, now),
    ...late(overview, now),
    ...prices(overview),
    ...noticed.filter(({ kind }) => kind === 'approvals'),
    ...waitingNeeds(overview, now),
    ...noticed.filter(({ kind }) => kind !== 'approvals'),
  ].slice(0, shownMax);
}

/** The items that wait, not the lines that name them. */
export const itemsOf = ({ views, prices: { steps } }: OverviewInCents): number =>
  views.deposits.waiting + views.withdrawals.requested + views.withdrawals.approved + steps.length;

function late(overview: OverviewInCents, now: number): Need[] {
  const { due, oldestWaiting, reviewHours, payHours, views } = overview;
  const age = (at: string | null) => (at === null ? '' : duration(now - Date.parse(at)));
  return [
    ...when<Need>(due.depositsOverdue > 0, {
      ...{ key: 'overdue', kind: 'late', tone: 'bad' },
      title: text.overdue(countText(due.depositsOverdue)),
      text: text.overdueText(age(oldestWaiting.deposit), reviewHours),
      link: { to: workLinks.overdue, label: text.review },
    }),
    ...when<Need>(due.withdrawalsOverdue > 0, {
      ...{ key: 'late', kind: 'late', tone: 'bad' },
      title: text.lateWithdrawals(countText(due.withdrawalsOverdue)),
      text: text.overdueText(age(oldestWaiting.withdrawal), reviewHours),
      link: { to: workLinks.requested, label: text.review },
    }),
    ...when<Need>(due.paymentsOverdue > 0, {
      ...{ key: 'unpaid', kind: 'late', tone: 'bad' },
      title: text.latePayments(countText(due.paymentsOverdue)),
      text: text.latePaymentsText(payHours),
      link: { to: workLinks.approved, label: text.payNow },
    }),
    ...when<Need>(views.deposits.flagged > 0, {
      ...{ key: 'flagged', kind: 'flagged', tone: 'warn' },
      title: text.flagged(countText(views.deposits.flagged), countText(views.deposits.waiting)),
      text: text.flaggedText,
      link: { to: workLinks.flagged, label: text.review },
    }),
  ];
}

const prices = ({ prices: { steps } }: OverviewInCents): Need[] =>
  steps.map((step) => ({
    ...{ key: step.coin, kind: 'price', tone: 'warn', text: text.stepText, step },
    title: text.step(step.coin, String(step.percent)),
  }));
