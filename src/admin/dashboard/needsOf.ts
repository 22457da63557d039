import { listPath } from '#contract/backOffice.ts';
import { dueSoonMs } from '#contract/lifetimes.ts';
import type { Settings } from '#contract/settings.ts';
import { copy as approvalCopy } from '#src/admin/approvals/copy.ts';
import { countText, type OverviewInCents } from '#src/admin/overview/useOverview.ts';
import { settingsPart } from '#src/admin/shell/settingsPart.ts';
import { duration } from '#src/shared/format/duration.ts';
import { alarms, type Need, when } from './alarms.ts';
import { copy } from './copy.ts';
import { listLinks } from './listLinks.ts';

const { needs: text } = copy;
const { kinds: ruleKinds } = approvalCopy.rules;
const approvalRules = { to: settingsPart('approvals'), label: text.settings };

/** As many as a card holds without scrolling. */
const shownMax = 8;
const hourMs = 60 * 60_000;

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
    ...waiting(overview, now),
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
      link: { to: listLinks.overdue, label: text.review },
    }),
    ...when<Need>(due.withdrawalsOverdue > 0, {
      ...{ key: 'late', kind: 'late', tone: 'bad' },
      title: text.lateWithdrawals(countText(due.withdrawalsOverdue)),
      text: text.overdueText(age(oldestWaiting.withdrawal), reviewHours),
      link: { to: listLinks.requested, label: text.review },
    }),
    ...when<Need>(due.paymentsOverdue > 0, {
      ...{ key: 'unpaid', kind: 'late', tone: 'bad' },
      title: text.latePayments(countText(due.paymentsOverdue)),
      text: text.latePaymentsText(payHours),
      link: { to: listLinks.approved, label: text.payNow },
    }),
    ...when<Need>(views.deposits.flagged > 0, {
      ...{ key: 'flagged', kind: 'flagged', tone: 'warn' },
      title: text.flagged(countText(views.deposits.flagged), countText(views.deposits.waiting)),
      text: text.flaggedText,
      link: { to: listLinks.flagged, label: text.review },
    }),
  ];
}

const prices = ({ prices: { steps } }: OverviewInCents): Need[] =>
  steps.map((step) => ({
    ...{ key: step.coin, kind: 'price', tone: 'warn', text: text.stepText, step },
    title: text.step(step.coin, String(step.percent)),
  }));

function waiting({ due, views, oldestWaiting, unclaimed }: OverviewInCents, now: number): Need[] {
  const rest = views.deposits.waiting - due.depositsOverdue - due.depositsSoon;
  const hasOthers = due.depositsOverdue + due.depositsSoon > 0;
  const { requested, approved } = views.withdrawals;
  return [
    ...when<Need>(due.depositsSoon > 0, {
      ...{ key: 'soon', kind: 'deposits', tone: 'warn', text: '' },
      title: text.soon(countText(due.depositsSoon), dueSoonMs / hourMs),
      link: { to: listLinks.soon, label: text.review },
    }),
    ...when<Need>(requested > 0, {
      ...{ key: 'approve', kind: 'withdrawals', tone: 'info', text: '' },
      title: text.approve(countText(requested)),
      link: { to: listLinks.requested, label: text.review },
    }),
    ...when<Need>(approved > 0, {
      ...{ key: 'pay', kind: 'withdrawals', tone: 'info', text: '' },
      title: text.pay(countText(approved)),
      link: { to: listLinks.approved, label: text.payNow },
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
      link: { to: listLinks.waiting, label: text.review },
    }),
  ];
}

function notices(overview: OverviewInCents, settings?: Settings) {
  const { mails, prices, approvals, setUp, logNotices } = overview;
  const { depositsPaused = false, withdrawalsPaused = false, pauseReason, demo } = settings ?? {};
  const { retrying, givenUp } = mails;
  const paused = depositsPaused ? text.deposits : text.withdrawals;
  return [
    ...when<Need>(depositsPaused || withdrawalsPaused, {
      ...{ key: 'pause', kind: 'pause', tone: 'warn', text: pauseReason ?? '' },
      title: depositsPaused && withdrawalsPaused ? text.pausedBoth : text.paused(paused),
      link: { to: settingsPart('rules'), label: text.settings },
    }),
    ...logNotices.map((notice): Need => {
      const words = { title: text.logNotice, text: notice } as const;
      const link = { to: listPath('activity'), label: text.open };
      return { key: `log: ${notice}`, kind: 'alarm', tone: 'warn', ...words, link };
    }),
    ...when<Need>(retrying + givenUp > 0, {
      ...{ key: 'mails', kind: 'mail', tone: 'warn' },
      title: text.mails(countText(retrying + givenUp)),
      text: text.mailsText(countText(retrying), countText(givenUp)),
      ...(demo === true && { link: { to: listPath('mail'), label: text.open } }),
    }),
    ...when<Need>(approvals.unmet.length > 0, {
      ...{ key: 'unmet', kind: 'approvals', tone: 'bad', title: text.unmet },
      text: text.unmetText(approvals.unmet.map((kind) => ruleKinds[kind]).join(', ')),
      link: approvalRules,
    }),
    ...when<Need>(approvals.oneSuffices && setUp.staff > 1, {
      ...{ key: 'one', kind: 'approvals', tone: 'warn' },
      ...{ title: text.oneSuffices, text: text.oneSufficesText, link: approvalRules },
    }),
    ...when<Need>(prices.singleSource, {
      ...{ key: 'source', kind: 'price', tone: 'warn' },
      ...{ title: text.singleSource, text: text.singleSourceText },
    }),
  ];
}
