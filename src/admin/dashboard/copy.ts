import { plural } from '#src/shared/format/plural.ts';

export const copy = {
  title: 'Overview',
  asOf: (time: string) => `As of ${time}`,
  stale: (time: string) => `Figures of ${time}. Could not refresh.`,
  retry: 'Try again',
  period: 'Period',
  days: (count: number) => `${count} days`,
  export: 'Export',
  exportHint: 'Export the figures of these days as CSV',
  facts: {
    title: 'Figures of now',
    waiting: 'Deposits waiting',
    overdue: (count: string) => `${count} over the promise`,
    allInTime: 'none overdue',
    oldest: 'Oldest',
    none: 'None',
    promised: (hours: number) => `${hours} h promised`,
    withdrawals: 'Withdrawals',
    awaiting: (requested: string, approved: string) =>
      `${requested} to approve, ${approved} to pay`,
    announced: 'Reported, not submitted',
    announcedNote: 'waiting for the investor',
    decided: 'Decided today',
    decidedNote: (deposits: string, withdrawals: string) =>
      `${plural(deposits, 'deposit', 'deposits')}, ${plural(withdrawals, 'withdrawal', 'withdrawals')}`,
    owed: 'Owed to investors',
    agree: (time: string) => `ledger adds up, ${time}`,
    agreed: (time: string) => `ledger added up, ${time}`,
    disagree: 'ledger does not add up',
    unchecked: 'ledger not checked yet',
    uncompared: 'coins not reconciled yet',
  },
  flow: {
    title: 'Deposits and withdrawals per day',
    in: 'In',
    out: 'Paid out',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    label: (days: number, moneyIn: string, out: string) =>
      `Deposits and withdrawals per day, ${days} days: ${moneyIn} in, ${out} out.`,
    empty: 'No deposit was credited and no withdrawal was paid in these days.',
  },
  wait: {
    title: 'Hours waited until the decision',
    p50: 'Median',
    p95: '95% within',
    promised: 'Promised',
    promise: (hours: number) => `${hours} h promised`,
    label: (days: number, { p50, p95, hours }: Waits) =>
      `Waiting time of deposits at their decision, ${days} days. On the last full day with decisions half waited up to ${p50}, 95% up to ${p95}; ${hours} h were promised.`,
    noDecision: '–',
    soFar: (day: string) => `${day}, so far`,
    empty: 'No deposit was decided in these days.',
  },
  owed: {
    title: 'Owed to investors',
    owed: 'Owed',
    label: (days: number, from: string, to: string) =>
      `Owed to investors at the end of each day, ${days} days: from ${from} to ${to}.`,
    change: (signed: string, day: string) => `${signed} since ${day}`,
    empty: 'Nothing was owed in these days.',
  },
  people: {
    title: 'Deposits decided today',
    who: 'Who',
    share: 'Share',
    confirmed: 'Confirmed',
    declined: 'Declined',
    median: 'Median wait',
    none: 'No deposit decided yet today (UTC).',
  },
  reasons: {
    title: 'Reasons for declines',
    reason: 'Reason',
    count: 'Deposits',
    none: 'No deposit was declined in these days.',
    all: 'All declined',
  },
} as const;

interface Waits {
  p50: string;
  p95: string;
  hours: number;
}
