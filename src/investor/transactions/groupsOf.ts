import type { TransactionInCents } from '#contract/transactions.ts';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';

/** The rows of a page: in progress above, posted or ended below. */
export interface Groups {
  quotes: readonly CurrentQuote[];
  inProgress: readonly TransactionInCents[];
  done: readonly TransactionInCents[];
}

export const groupsOf = (
  rows: readonly TransactionInCents[],
  quotes: readonly CurrentQuote[],
): Groups => ({
  quotes,
  inProgress: rows.filter(({ postedAt }) => postedAt === null),
  done: rows.filter(({ postedAt }) => postedAt !== null),
});

export const inProgressCount = ({ quotes, inProgress }: Groups): number =>
  quotes.length + inProgress.length;
