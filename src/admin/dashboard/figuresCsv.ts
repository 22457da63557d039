import { coins } from '#contract/coin.ts';
import { formatDollars } from '#contract/money.ts';
import type { DayInCents } from './useFigures.ts';

const head: readonly string[] = [
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
];

/** The figures of the days as CSV, the oldest first. */
export const figuresCsv = (days: readonly DayInCents[]): string =>
  [head, ...days.map(rowOf)].map((cells) => `${cells.join(',')}\r\n`).join('');

const rowOf = (day: DayInCents): readonly string[] => [
  day.day,
  formatDollars(day.inCents),
  ...coins.map((coin) => formatDollars(day.inCentsByCoin[coin])),
  formatDollars(day.outCents),
  ...[day.deposits, day.withdrawals, day.confirmed, day.declined].map(String),
  ...[day.waitP50S, day.waitP95S].map((seconds) => String(seconds ?? '')),
  formatDollars(day.owedCents),
];
