import { listPath } from '#contract/backOffice.ts';
import type { Settings } from '#contract/settings.ts';
import { ruleCopy } from '#src/admin/approvals/ruleCopy.ts';
import { countText, type OverviewInCents } from '#src/admin/overview/useOverview.ts';
import { settingsPart } from '#src/admin/shell/settingsPart.ts';
import { type Need, when } from './alarms.ts';
import { copy as text } from './copy.ts';

const { kinds: ruleKinds } = ruleCopy.rules;
const approvalRules = { to: settingsPart('approvals'), label: text.settings };

/** Notices of pauses, mails, rules of approvals and price sources. */
export function notices(overview: OverviewInCents, settings?: Settings) {
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
    ...when<Need>(settings?.mailConfigured === false && !demo, {
      ...{ key: 'mailOff', kind: 'mail', tone: 'warn' },
      ...{ title: text.mailOff, text: text.mailOffText },
      link: { to: settingsPart('operator'), label: text.settings },
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
    ...when<Need>(setUp.withoutSecondFactor > 0 && !demo, {
      ...{ key: 'factor', kind: 'approvals', tone: 'warn' },
      title: text.noFactor(countText(setUp.withoutSecondFactor)),
      text: text.noFactorText,
      link: { to: listPath('team'), label: text.team },
    }),
    ...when<Need>(prices.singleSource, {
      ...{ key: 'source', kind: 'price', tone: 'warn' },
      ...{ title: text.singleSource, text: text.singleSourceText },
    }),
  ];
}
