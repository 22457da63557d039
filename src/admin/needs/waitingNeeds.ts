import { listPath } from '#contract/backOffice.ts';
import { dueSoonMs } from '#contract/lifetimes.ts';
import { countText, type OverviewInCents } from '#src/admin/overview/useOverview.ts';
import { duration } from '#src/shared/format/duration.ts';
import { type Need, when } from './alarms.ts';
import { copy as text } from './copy.ts';
import { workLinks } from './workLinks.ts';

const hourMs = 60 * 60_000;

/** Items that wait and are still within the promise. */
export function waitingNeeds(
  { due, views, oldestWaiting, unclaimed }: OverviewInCents,
  now: number,
): Need[] {
  const rest = views.deposits.waiting - due.depositsOverdue - due.depositsSoon;
  const hasOthers = due.depositsOverdue + due.depositsSoon > 0;
  const { requested, approved } = views.withdrawals;
  return [
    ...when<Need>(due.depositsSoon > 0, {
      ...{ key: 'soon', kind: 'deposits', tone: 'warn', text: '' },
      title: text.soon(countText(due.depositsSoon), dueSoonMs / hourMs),
      link: { to: workLinks.soon, label: text.review },
    }),
    ...when<Need>(requested > 0, {
      ...{ key: 'approve', kind: 'withdrawals', tone: 'info', text: '' },
      title: text.approve(countText(requested)),
      link: { to: workLinks.requested, label: text.review },
    }),
    ...when<Need>(approved > 0, {
      ...{ key: 'pay', kind: 'withdrawals', tone: 'info', text: '' },
      title: text.pay(countText(approved)),
      link: { to: workLinks.approved, label: text.payNow },
    }),
    ...when<Need>(unclaimed > 0, {
      ...{ key: 'unclaimed', kind: 'deposits', tone: 'warn', text: text.unclaimedText },
      title: text.unclaimed(countText(unclaimed)),
      link: { to: listPath('unclaimed'), label: text.open },
    }),
    // The line of the flagged ones names how many wait.
    ...when<Need>(rest > 0 && (hasOthers || views.deposits.flagged === 0), {
      ...{ key: 'waiting', kind: 'deposits', tone: 'info' },
      title: hasOthers ? text.more(countText(rest)) : text.waiting(countText(rest)),
      text:
        hasOthers || oldestWaiting.deposit === null
          ? ''
          : text.waitingText(duration(now - Date.parse(oldestWaiting.deposit))),
      link: { to: workLinks.waiting, label: text.review },
    }),
  ];
}
