import { groupDecimal } from '#contract/money.ts';
import { settingsLimits } from '#contract/settings.ts';
import { listRowsMax } from '#contract/sizes.ts';

const [hoursMin, hoursMax] = settingsLimits.reviewHours;
const [waitMin, waitMax] = settingsLimits.addressWaitHours;
const [ageMin, ageMax] = settingsLimits.minimumAge;
const [confirmMin, confirmMax] = settingsLimits.confirmations;
const [toleranceMin, toleranceMax] = settingsLimits.toleranceBps;
const mostDollars = groupDecimal(String(settingsLimits.dollars[1]));

/** The server counts up to 10,000. */
const some = (many: number, one: string, several = `${one}s`) => {
  if (many === 1) return `1 ${one}`;
  return `${many > listRowsMax ? 'More than 10,000' : groupDecimal(String(many))} ${several}`;
};

export const copy = {
  title: 'Settings',
  sections: 'Sections of the settings',
  wallets: 'Wallets',
  approvals: 'Approvals',
  rules: {
    pauseOnly: 'You can pause. Other changes need the duty Keys.',
    title: 'Limits and pauses',
    text: 'For all investors, from the moment you save.',
    saved: 'Settings saved.',
    save: 'Save settings',
    saveSome: (many: number) => (many === 1 ? 'Save 1 change' : `Save ${many} changes`),
    discard: 'Discard',
    was: (before: string) => `Was ${before}.`,
    noLimit: 'Empty means no limit.',
    perInvestor: 'Per investor. Empty means no limit.',
    shorterWait: 'In address books. A shorter wait holds once the present one has passed.',
    waitUntil: (hours: number, moment: string) =>
      `${hours === 1 ? '1 hour' : `${hours} hours`} until ${moment}, because a shorter wait holds only after that.`,
    pauseReasonHint: 'Investors read it where they would deposit or withdraw.',
    fields: {
      minDepositUsd: 'Minimum deposit (USD)',
      maxDepositUsd: 'Maximum deposit (USD)',
      minWithdrawalUsd: 'Minimum withdrawal (USD)',
      dailyWithdrawalUsd: 'Withdrawals per day (USD)',
      reviewHours: 'Review time promised (hours)',
      minimumAge: 'Minimum age (years)',
      addressWaitHours: 'Wait of a new address (hours)',
      confirmSmall: 'Bitcoin confirmations',
      mediumFromUsd: 'Medium deposits from (USD)',
      confirmMedium: 'Confirmations of medium ones',
      largeFromUsd: 'Large deposits from (USD)',
      confirmLarge: 'Confirmations of large ones',
      paymentToleranceBps: 'Payment may be short by (0.01 %)',
      lateRate: 'Rate of a late payment',
      alarmPauses: 'An alarm pauses both',
      depositsPaused: 'Pause deposits',
      withdrawalsPaused: 'Pause withdrawals',
      pauseReason: 'Reason for the pause',
    },
    lateRates: { quote: 'That of the quote', seen: 'That of its first sight' },
    wrong: {
      dollars: `Enter whole dollars from 1 to ${mostDollars}.`,
      dollarsOrNone: `Enter whole dollars from 1 to ${mostDollars}, or nothing for no limit.`,
      hours: `Enter a number of hours from ${hoursMin} to ${hoursMax}.`,
      age: `Enter an age from ${ageMin} to ${ageMax}.`,
      wait: `Enter a number of hours from ${waitMin} to ${waitMax}.`,
      range: 'The maximum is below the minimum.',
      confirmations: `Enter a number of confirmations from ${confirmMin} to ${confirmMax}.`,
      fewer: 'Larger deposits need at least as many confirmations.',
      largeBelow: 'Large deposits begin at or above medium ones.',
      tolerance: `Enter hundredths of a percent from ${toleranceMin} to ${toleranceMax}.`,
      pauseReason: 'Give the reason for the pause; investors read it.',
    },
  },
  changes: {
    title: 'What changes',
    names: {
      minDepositUsd: 'Minimum deposit',
      maxDepositUsd: 'Maximum deposit',
      minWithdrawalUsd: 'Minimum withdrawal',
      dailyWithdrawalUsd: 'Withdrawals per day and investor',
      reviewHours: 'Review time promised',
      minimumAge: 'Minimum age',
      addressWaitHours: 'Wait of a new withdrawal address',
      confirmSmall: 'Bitcoin confirmations',
      mediumFromUsd: 'Medium deposits from',
      confirmMedium: 'Confirmations of medium deposits',
      largeFromUsd: 'Large deposits from',
      confirmLarge: 'Confirmations of large deposits',
      paymentToleranceBps: 'Payment may be short by',
      lateRate: 'Rate of a late payment',
      alarmPauses: 'An alarm about coin that left',
      depositsPaused: 'Deposits',
      withdrawalsPaused: 'Withdrawals',
      pauseReason: 'Reason for the pause',
    },
    becomes: 'becomes',
    noLimit: 'no limit',
    none: 'none',
    hours: (hours: string) => (hours === '1' ? '1 hour' : `${hours} hours`),
    percent: (bps: string) => `${bps} × 0.01 %`,
    years: (years: string) => `${years} years`,
    paused: 'paused',
    pause: 'pauses deposits and withdrawals',
    noPause: 'pauses nothing',
    open: 'open',
    reading: 'Counting what this meets…',
    late: (what: string) => `${what} late now.`,
    noLonger: (what: string) => `${what} no longer late.`,
    noneLate: 'Nothing that waits becomes late.',
    becomeLate: {
      deposits: (many: number) => some(many, 'deposit becomes', 'deposits become'),
      withdrawals: (many: number) => some(many, 'withdrawal becomes', 'withdrawals become'),
    },
    areNotLate: {
      deposits: (many: number) => some(many, 'deposit is', 'deposits are'),
      withdrawals: (many: number) => some(many, 'withdrawal is', 'withdrawals are'),
    },
    outside: (many: number, of: number) =>
      `${groupDecimal(String(many))} of ${some(of, 'open quote')} ${many === 1 ? 'falls' : 'fall'} outside the new limits.`,
    quotes: (many: number) =>
      `${some(many, 'open quote stays', 'open quotes stay')} valid; new deposits stop.`,
    held: (many: number) =>
      `${some(many, 'open withdrawal waits', 'open withdrawals wait')} until the pause ends.`,
  },
  reasons: {
    title: 'Reasons for declining',
    short: 'Reasons',
    text: 'Staff choose one by its number key. The investor reads it.',
    kinds: { deposit: 'Deposits', withdrawal: 'Withdrawals' },
    of: (kind: string, at: number) => `${kind}, reason ${at}`,
    count: (many: number, max: number) => `${many} of ${max}`,
    add: 'Add reason',
    full: 'All nine keys are taken.',
    save: 'Save reasons',
    discard: 'Discard',
    up: (at: number) => `Move reason ${at} up`,
    down: (at: number) => `Move reason ${at} down`,
    remove: (at: number) => `Remove reason ${at}`,
    removed: (text: string) => (text ? `Removed “${text}”.` : 'Removed an empty reason.'),
    undo: 'Undo',
    keys: 'Alt with an arrow key moves a reason.',
    empty: 'Write the reason, or remove it.',
    twice: 'This reason is in the list already.',
    none: 'No reason yet. Staff write each one.',
  },
  operator: {
    title: 'Operator',
    text: 'From the server’s environment, read-only',
    legalName: 'Legal name',
    companyNumber: 'Company number',
    address: 'Address',
    support: 'Support',
    status: 'Authorisation',
    countries: 'Countries served',
    complaintDays: 'Answer to a complaint',
    days: (days: number | null) => (days === null ? 'Not configured' : `Within ${days} days`),
    ombudsman: 'Ombudsman',
    law: 'Governing law',
    mail: 'Mail',
    mailOn: 'Configured',
    notConfigured: 'Not configured',
  },
} as const;
