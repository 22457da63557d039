import { coins } from '#contract/coin.ts';
import { formatDollars } from '#contract/money.ts';
import { copy } from './copy.ts';
import type { DayInCents } from './useFigures.ts';

/** The figures of the days as CSV, the oldest first. */
export const figuresCsv = (days: readonly DayInCents[]): string =>
  [copy.csv, ...days.map(rowOf)].map((cells) => `${cells.join(',')}\r\n`).join('');

const rowOf = (day: DayInCents): readonly string[] => [
  day.day,
  formatDollars(day.inCents),
  ...coins.map((coin) => formatDollars(day.inCentsByCoin[coin])),
  formatDollars(day.outCents),
  ...[day.deposits, day.withdrawals, day.confirmed, day.declined].map(String),
  ...[day.waitP50S, day.waitP95S].map((seconds) => String(seconds ?? '')),
  formatDollars(day.owedCents),
];
