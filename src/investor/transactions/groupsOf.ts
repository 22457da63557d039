import type { TransactionInCents } from '#contract/transactionRecord.ts';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import { copy } from './copy.ts';
import type { SortName } from './sort.ts';

/** The rows of a page: in progress above, posted or ended below. */
export interface Groups {
  quotes: readonly CurrentQuote[];
  inProgress: readonly TransactionInCents[];
  done: readonly TransactionInCents[];
  /** All rows are in one group without a title. */
  isMixed: boolean;
}

export const groupsOf = (
  rows: readonly TransactionInCents[],
  quotes: readonly CurrentQuote[],
  sort: SortName,
): Groups => {
  // In any other order both kinds of rows alternate.
  if (sort !== 'progress') return { quotes: [], inProgress: [], done: rows, isMixed: true };
  return byProgress(rows, quotes);
};

const byProgress = (
  rows: readonly TransactionInCents[],
  quotes: readonly CurrentQuote[],
): Groups => ({
  isMixed: false,
  quotes,
  inProgress: rows.filter(({ postedAt }) => postedAt === null),
  done: rows.filter(({ postedAt }) => postedAt !== null),
});

/** Rows in the order of the list, the first of each group with its title, unless all are done. */
export const banded = (rows: readonly TransactionInCents[]) => {
  const hasOpen = rows.some(({ postedAt }) => postedAt === null);
  return rows.map((row, index) => {
    const isOpen = row.postedAt === null;
    const before = rows[index - 1];
    const isFirst = hasOpen && (!before || (before.postedAt === null) !== isOpen);
    return { row, title: isFirst ? (isOpen ? copy.inProgress : copy.done) : undefined };
  });
};

export const inProgressCount = ({ quotes, inProgress }: Groups): number =>
  quotes.length + inProgress.length;

/** The time that a row is sorted by: of its entry, or of its request where the reader sorts. */
export const shownAt = (
  { date, postedAt }: Pick<TransactionInCents, 'date' | 'postedAt'>,
  isMixed = false,
): string => (isMixed ? date : (postedAt ?? date));
