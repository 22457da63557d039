import { groupDollars, parseDollars } from '#contract/money.ts';
import { type Details, detail, type Piece, quoted, strong } from './pieces.ts';

type Show = (value: string) => string;

const dollars: Show = (value) => (value === '' ? 'no limit' : groupDollars(parseDollars(value)));
const hours: Show = (value) => (value === '1' ? '1 hour' : `${value} hours`);
const plain: Show = (value) => value;
const percent: Show = (value) => `${value} × 0.01 %`;
const rate: Show = (value) => (value === 'seen' ? 'that of its first sight' : 'that of the quote');
const years: Show = (value) => `${value} years`;

/** The settings by their columns, each with its words. */
const numbers: Record<string, readonly [name: string, show: Show]> = {
  min_deposit_usd: ['the smallest deposit', dollars],
  max_deposit_usd: ['the largest deposit', dollars],
  min_withdrawal_usd: ['the smallest withdrawal', dollars],
  daily_withdrawal_usd: ['the daily withdrawal limit', dollars],
  review_hours: ['the review time', hours],
  pay_hours: ['the payment time', hours],
  minimum_age: ['the minimum age', years],
  address_wait_hours: ['the wait of new withdrawal addresses', hours],
  confirm_small: ['the confirmations of small deposits', plain],
  confirm_medium: ['the confirmations of medium deposits', plain],
  confirm_large: ['the confirmations of large deposits', plain],
  medium_from_usd: ['the least medium deposit', dollars],
  large_from_usd: ['the least large deposit', dollars],
  payment_tolerance_bps: ['how much a payment may be short', percent],
  fee_floor: ['the least fee of payouts', plain],
  fee_ceiling: ['the greatest fee of payouts', plain],
  late_rate: ['the rate of late payments', rate],
};

const switches: Record<string, readonly [on: string, off: string]> = {
  alarm_pauses: ['let alarms pause', 'let alarms not pause'],
  publish_reserves: ['published the reserves', 'published the reserves no longer'],
};

const pauses: Record<string, string> = {
  deposits_paused: 'deposits',
  withdrawals_paused: 'withdrawals',
};

/** A change of the settings in words. */
export function settingWords(details: Details): Piece[] {
  const changes = Object.keys(details).flatMap((column): Piece[][] => {
    const value = detail(details, column);
    const pause = pauses[column];
    if (pause) return [[value === 'true' ? `paused ${pause}` : `let ${pause} go on`]];
    const [on, off] = switches[column] ?? [];
    if (on && off) return [[value === 'true' ? on : off]];
    if (column === 'pause_reason') {
      return [value === '' ? ['took the reason of the pause away'] : reasonWords(value)];
    }
    const number = numbers[column];
    return number ? [numberWords(number, details, column)] : [];
  });
  if (changes.length === 0) return ['saved the settings without a change'];
  return changes.flatMap((words, index) => (index === 0 ? words : [', ', ...words]));
}

const reasonWords = (reason: string): Piece[] => ['wrote a reason of the pause', ...quoted(reason)];

function numberWords([name, show]: readonly [string, Show], details: Details, column: string) {
  const before = `${column}_before`;
  // Lines of older versions do not have the value before.
  const from = before in details ? [' from ', strong(show(detail(details, before)))] : [];
  return [`changed ${name}`, ...from, ' to ', strong(show(detail(details, column)))];
}
