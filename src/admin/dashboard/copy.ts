const plural = (count: string, one: string, many: string) =>
  count === '1' ? `1 ${one}` : `${count} ${many}`;

export const copy = {
  title: 'Overview',
  asOf: (time: string) => `As of ${time}`,
  stale: (time: string) => `Figures of ${time}. Could not refresh.`,
  retry: 'Try again',
  period: 'Period',
  days: (count: number) => `${count} days`,
  export: 'Export',
  exportHint: 'Export the figures of these days as CSV',
  csv: [
    'Day (UTC)',
    'In (USD)',
    'In BTC (USD)',
    'In ETH (USD)',
    'Out (USD)',
    'Deposits sent',
    'Withdrawals requested',
    'Deposits confirmed',
    'Deposits declined',
    'Wait p50 (s)',
    'Wait p95 (s)',
    'Owed (USD)',
  ],
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
    announced: 'Not submitted yet',
    announcedNote: 'investor reported it as sent',
    decided: 'Decided today',
    decidedNote: (deposits: string, withdrawals: string) =>
      `${plural(deposits, 'deposit', 'deposits')}, ${plural(withdrawals, 'withdrawal', 'withdrawals')}`,
    owed: 'Owed to investors',
    agree: (time: string) => `ledger adds up, ${time}`,
    agreed: (time: string) => `ledger added up, ${time}`,
    disagree: 'ledger does not add up',
    unchecked: 'ledger not checked yet',
    uncompared: 'coins not compared yet',
  },
  needs: {
    title: 'Open work',
    start: 'Start reviewing',
    approvals: {
      title: (count: number) =>
        count === 1 ? '1 approval waits for you' : `${count} approvals wait for you`,
      kinds: {
        deposit: 'Deposit',
        withdrawal: 'Withdrawal',
        adjustment: 'Balance adjustment',
        reversal: 'Reversal',
        wallet: 'Receiving address',
        duty: 'Duties',
        reset: 'Reset of two-step sign-in',
      },
      item: (kind: string, reference: string) => `${kind} ${reference}`,
      alarm: 'Alarm',
      rule: 'Rule of approvals',
      more: (count: number) => `and ${count} more`,
      others: (count: number) =>
        count === 1 ? '1 proposal waits for others' : `${count} proposals wait for others`,
      later: (count: number) =>
        count === 1 ? '1 approved proposal waits' : `${count} approved proposals wait`,
    },
    none: 'Nothing needs you now.',
    noneText: 'New deposits and withdrawals appear here at once.',
    books: 'Transfers are paused: the ledger does not add up',
    log: (line: number) => `The activity log is broken at line ${line}`,
    logText: 'Transfers go on; find out who changed it.',
    unsigned: 'The log is no longer signed',
    logNotice: 'The signed log',
    signatures: (count: string) =>
      `${plural(count, 'decision', 'decisions')} without a valid signature`,
    signaturesText: 'The log of the server names them. Payments to their investors are refused.',
    unchecked: 'Signatures were not checked for two days',
    uncheckedText: 'The check did not end. The log of the server has the reason.',
    disk: 'The server is almost out of space',
    diskText: 'Nothing can be changed until there is room.',
    overdue: (count: string) => `${plural(count, 'deposit', 'deposits')} over the promise`,
    overdueText: (time: string, hours: number) => `the oldest waits ${time}, ${hours} h promised`,
    lateWithdrawals: (count: string) =>
      `${plural(count, 'withdrawal', 'withdrawals')} over the promise`,
    latePayments: (count: string) => `${plural(count, 'payment', 'payments')} over the promise`,
    latePaymentsText: (hours: number) => `approved more than ${hours} h ago`,
    flagged: (count: string, waiting: string) =>
      `${count} of the ${waiting} waiting deposits flagged`,
    flaggedText: 'duplicate, sent late or without evidence',
    step: (coin: string, percent: string) => `${coin} price moved ${percent} %`,
    stepText: 'not quoted until a second reading or you accept it',
    soon: (count: string, hours: number) =>
      `${plural(count, 'deposit', 'deposits')} due within ${hours} hours`,
    more: (count: string) => `${plural(count, 'deposit is due later', 'deposits are due later')}`,
    waiting: (count: string) => `${plural(count, 'deposit waiting', 'deposits waiting')}`,
    waitingText: (time: string) => `the oldest for ${time}`,
    unclaimed: (count: string) => `${plural(count, 'payment', 'payments')} without a deposit`,
    unclaimedText: 'coin arrived that no investor asked to credit',
    approve: (count: string) => `${plural(count, 'withdrawal', 'withdrawals')} to approve`,
    pay: (count: string) => `${plural(count, 'withdrawal', 'withdrawals')} to pay`,
    paused: (what: string) => `${what} are paused`,
    pausedBoth: 'Deposits and withdrawals are paused',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    mails: (count: string) => `${plural(count, 'mail', 'mails')} not delivered`,
    mailsText: (retrying: string, givenUp: string) =>
      `${retrying} tried again, ${givenUp} given up this week`,
    unmet: 'Too few people can approve',
    unmetText: (kinds: string) => `No one can complete: ${kinds}. Give more staff the duty.`,
    oneSuffices: 'No second approval is required',
    oneSufficesText:
      'One person can move money. Require two people, first for addresses, rules and duties.',
    singleSource: 'One price source',
    singleSourceText: 'a second one would confirm each rate',
    review: 'Review',
    payNow: 'Pay',
    open: 'Open',
    settings: 'Settings',
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
    change: (signed: string, days: number) => `${signed} in ${days} days`,
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
