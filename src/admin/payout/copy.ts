import type { ReplyOf } from '#contract/call.ts';
import type { withdrawals } from '#contract/withdrawals.ts';

type Event = ReplyOf<typeof withdrawals.detail>['data']['timeline'][number]['event'];

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const by = (name: string | null) => (name ? ` by ${name}` : '');

const events: Record<Event, (name: string | null) => string> = {
  requested: () => 'Requested, amount put on hold',
  approved: (name) => `Approved${by(name)}`,
  'payment-started': (name) => `Payment started${by(name)}`,
  'payment-stopped': (name) => `Payment stopped${by(name)}`,
  objected: (name) => `Objection${by(name)}`,
  paid: (name) => `Payment recorded${by(name)}`,
  declined: (name) => `Declined${by(name)}, hold released`,
  cancelled: (name) => `Cancelled${by(name)}, hold released`,
  reversed: () => 'Reversed, amount available again',
};

export const copy = {
  page: {
    title: (reference: string) => `Withdrawal ${reference}`,
    approx: (coinAmount: string) => `≈ ${coinAmount}`,
    at: (rate: string) => `at ${rate}`,
    beingPaid: 'is paying',
  },
  approve: {
    button: 'Approve',
    armed: (usd: string) => `Approve ${usd}`,
    text: 'Nothing is sent yet. It then waits under To pay.',
    to: 'To',
    note: 'Staff note: needed, others have this address',
    noteMissing: 'Write why this address is right although others have it.',
    seen: (check: string) => `I reviewed: ${check}`,
    seenMissing: 'Tick each check that you reviewed.',
  },
  decline: {
    button: 'Decline',
    armed: (usd: string) => `Decline ${usd}`,
    object: 'Record objection',
    stopFirst: 'Stop the payment first',
    text: 'The amount becomes available to the investor again. It cannot be undone.',
    whilePaid: (payer: string, objector: string | undefined) =>
      objector === undefined
        ? `${payer} is paying this withdrawal. Your decline is recorded as an objection; one more colleague has to decline.`
        : `${payer} is paying this withdrawal and ${objector} objected. A decline by a third person is final.`,
  },
  startPayment: { button: 'Start payment' },
  stopPayment: {
    button: 'Stop payment',
    title: 'Stop payment',
    text: 'Only if you sent no coin. Then a colleague can pay this withdrawal.',
  },
  payingByOther: ({ fullName, active }: { fullName: string; active: boolean }) =>
    active
      ? `${fullName} is paying this withdrawal.`
      : `${fullName} started this payment and is no longer active staff. Look up the address on the chain before you pay.`,
  sentBefore:
    'Coin went to this address, and no payment records it. Do not send again: look it up and record it.',
  startedBefore: (ago: string) =>
    `You started this payment ${ago} ago. If you sent the coin, do not send it again: record it below.`,
  objectedBy: (fullName: string) => `${fullName} objected to this payment.`,
  columns: { who: 'Recipient and account', what: 'What to send', agreed: 'Decisions' },
  recipient: {
    title: 'Recipient',
    address: 'Address',
    masked: 'The person who pays sees the whole address.',
    look: 'Look here',
    shared: 'Shared address',
    othersTitle: 'Other investors with this address',
    more: (count: number) => `${count} more`,
  },
  account: { title: 'Account' },
  investor: {
    title: 'Investor',
    since: (day: string) => `since ${day}`,
    deposits: (count: number) => counted(count, 'deposit', 'deposits'),
    paidIn: 'Paid in',
    pending: 'Pending',
  },
  balance: {
    title: 'Balance',
    total: 'Total',
    thisHold: 'On hold for this',
    otherHolds: 'On hold for others',
    hold: 'On hold',
    after: 'Available after',
    available: 'Available',
  },
  waiting: {
    asked: 'Before you approve',
    beforePaying: 'Before you pay',
    notYet: 'Not payable yet',
    approveFirst: 'Approve the request first.',
    coins: 'Coins to send',
    secondFirst: 'Another person must approve it first.',
    lookFirst: 'Look at the recipient before you pay',
    ready: 'Ready to pay',
    own: 'You approved this yourself',
    start:
      'Start payment shows you the whole address, the QR code and the form, and locks this payment to you.',
    byOther: 'A colleague should pay this',
    startOwn:
      'It waits under To pay until a colleague starts it. If you pay it too, one person has done both steps.',
    paused: 'Cannot be paid now',
    solveFirst: 'It cannot be approved or paid until this is solved.',
    beingPaid: 'Being paid',
    onlyPayer: (name: string) =>
      `Only ${name} sees the whole address and can record the payment. A decline is an objection.`,
    today: 'Estimate',
    at: (rate: string) => `at ${rate}`,
    noRate: 'No checked rate right now',
    counts: 'Final rate',
    countsText: 'set when you pay',
  },
  paid: {
    title: 'Payment',
    rate: (usd: string, rate: string) => `${usd}, counted at ${rate}`,
    compared: 'Checked rate',
    noCompared: 'None: typed twice',
    txid: 'Transaction id',
    explorer: 'Open explorer',
    chain: 'On the chain',
    chainStates: {
      off: 'Not checked: the chain was not connected.',
      unread: 'Not checked yet: the node gave no answer.',
      missing: 'Not found. The node does not know this transaction.',
      seen: 'Checked on the chain: sent, not in a block yet.',
      mined: (count: number) =>
        `Checked on the chain: ${counted(count, 'confirmation', 'confirmations')}.`,
      final: 'Checked on the chain: final.',
      gone: 'Left the chain. Look at the wallet that paid.',
      other: (amount: string) => `It pays ${amount} to this address, not what is recorded.`,
    },
    note: 'Note',
    by: 'Recorded by',
    at: 'Recorded',
  },
  ended: {
    title: 'Payment',
    declined: 'Declined',
    cancelled: 'Cancelled',
    text: 'Nothing was paid. The amount is available to the investor again.',
    reason: 'Reason',
  },
  agreed: {
    title: 'Decision and payment',
    decision: 'Decision',
    payment: 'Payment',
    states: { approved: 'Approved', declined: 'Declined', cancelled: 'Cancelled' },
    waits: 'Not decided yet',
    notYet: 'Not yet',
    none: 'None',
    ready: 'Not paid yet',
    paying: 'Paying now',
    paid: 'Recorded',
  },
  timeline: { title: 'Timeline', zone: 'in your time zone', events },
  earlier: {
    title: 'Earlier withdrawals',
    none: 'This is the first one.',
    all: 'All',
    same: 'same address',
  },
} as const;
