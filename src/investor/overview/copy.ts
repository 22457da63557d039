import { copy as account } from '#src/investor/account/copy.ts';
import { copy as transactions } from '#src/investor/transactions/copy.ts';

// Skips a title: `Dr. Anna Berg` is Anna.
const firstName = (fullName: string): string =>
  fullName.split(' ').find((name) => !name.endsWith('.')) ?? fullName;

export const copy = {
  tab: 'Overview',
  greeting: (fullName: string) => `Hello, ${firstName(fullName)}`,
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  myPlans: 'My Plans',
  open: {
    label: 'Open deposits',
    title: 'You have an open deposit',
    send: (coin: string, dollars: string) => `Send ${coin} for ${dollars}.`,
    valid: (time: string) => `Quote valid until ${time}`,
    almostOver: (time: string) => `Almost over: valid until ${time}`,
    ended: {
      title: (moment: string) => `Your quote ended at ${moment}`,
      question: (coin: string, dollars: string) => `Did you send ${coin} for ${dollars}?`,
      sent: 'I sent it',
      nothing: 'I sent nothing',
    },
    sentTitle: 'Your deposit waits for proof',
    sent: (coin: string, dollars: string) => `You sent ${coin} for ${dollars}.`,
    sentAt: (moment: string) => `Reported ${moment}`,
    timeLeft: (clock: string) => `${clock} left`,
    resume: transactions.resume,
    addProof: transactions.addProof,
    more: (count: number) => `${count} more in Transactions`,
  },
  tiles: {
    available: 'Available Balance',
    pending: 'Pending deposits',
    inReview: (count: number) => `${count} in review, not counted yet`,
    held: 'On hold',
    heldFor: (count: number) =>
      `${count} ${count === 1 ? 'withdrawal' : 'withdrawals'}, not paid yet`,
    total: 'Total',
    totalText: 'Available + on hold',
    rateUnavailable: 'rate unavailable',
    equivalent: (coins: string, rate: string) => `${coins} BTC at $${rate} per BTC`,
    rateFrom: (source: string, age: string) => `${source}, ${age}`,
  },
  incomplete: 'We could not load all of this page. Your money is not affected.',
  latest: 'Latest transactions',
  all: 'See all',
  history: {
    title: 'Balance over time',
    since: (month: string) => `since ${month}`,
    text: 'Each step is one entry',
    none: 'Your balance appears here after two entries.',
    picture: (from: string, now: string, entries: number) =>
      `Step line of your balance: ${entries} entries since ${from}, now ${now}.`,
    table: 'Show as table',
    tableName: 'Balance after each entry',
    date: 'Date',
    balance: 'Balance',
  },
  months: {
    title: 'In and out per month',
    picture: 'Bars of what came in and went out in each month; the table has the figures.',
    table: 'Show as table',
    tableName: 'In and out per month',
    month: 'Month (UTC)',
    in: 'In',
    out: 'Out',
  },
  start: {
    title: 'Two steps to your first balance',
    done: 'Done',
    email: 'Confirm your email',
    emailText: account.profile.emailWhy,
    emailDone: 'Email confirmed',
    identity: `${account.profile.unverified}.`,
    deposit: 'Make a deposit',
    depositText: (minimum: string) => `From ${minimum}, in Bitcoin or Ethereum.`,
    depositDone: 'Deposit in review',
    review: (hours: number) => `We usually confirm within ${hours} hours and email you.`,
    chart: 'The BTC/USD chart appears here once your first deposit is confirmed.',
  },
} as const;
